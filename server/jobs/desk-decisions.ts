import { carryOutDue } from '#domain/desk/deciding/decision-commands.ts';
import type { Core } from '../core.ts';

export type DeskJobParts = Pick<Core, 'db' | 'now' | 'change' | 'report' | 'contextFor'>;

const NO_CLIENT = { network: 'the desk', userAgent: '' };

/** Carries out one decision of the desk whose ten seconds are over. False when none is due. */
export function carryOutNext({ db, now, change, report, contextFor }: DeskJobParts): Promise<boolean> {
	return carryOutDue(
		{ db, now },
		(viewer) => contextFor({ viewer, client: NO_CLIENT }, report),
		({ changes }) => change(changes),
	);
}
