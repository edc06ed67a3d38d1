import { GROUND_MEANINGS, GROUNDS, type Ground } from '#domain/shared/desk/grounds.ts';
import type { Facts } from '../letter.ts';

type Reasons = { ground: Ground; words: string; automatic: boolean; reported: boolean };

/** The facts a decision rests on, its ground, and what led to it. */
export function reasons({ ground, words, automatic, reported }: Reasons): string[] {
	const rule = ground === 'unlawful' ? 'the law that is named below' : 'section 3 of our terms';
	return [
		`The ground is “${GROUNDS[ground]}”: ${GROUND_MEANINGS[ground]}. It rests on ${rule}.`,
		`The editor writes: ${words}`,
		[
			automatic
				? 'An automatic rule had held it for reading; a person decided.'
				: 'No automatic rule had a part in it.',
			...(reported ? ['It was decided after a report.'] : []),
		].join(' '),
	];
}

/** How to object (Articles 20 and 21 of the Digital Services Act). */
export const redress = (facts: Facts): string[] => [
	objection(facts),
	`You can also turn to a certified out-of-court dispute settlement body, or to a court. How we decide: ${facts.origin}/moderation`,
];

/** To us, by the letter's own link where it has one. */
export const objection = ({ supportAddress, appeal }: Facts): string =>
	appeal
		? `If you think this is wrong, say why within six months at ${appeal} and another editor decides. It costs nothing.`
		: `If you think this is wrong, write to ${supportAddress} within six months and say why: another editor decides. It costs nothing.`;

const DAY = 86_400_000;

/** To an address that was typed into the form: how long its link holds, and what it means if somebody else typed it. */
export function visitorNotes({ linkUntil }: { linkUntil: number | null }): string[] {
	if (linkUntil === null) return [];
	const day = new Date(linkUntil * DAY).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
	return [
		`The link holds until ${day}.`,
		'If you did not write a review, somebody has typed your address by mistake. The link lets you delete it.',
	];
}
