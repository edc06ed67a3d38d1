import type { CoverChoice } from '#domain/pictures/cover-queries.ts';

/** What stands beside a photograph that a course's cover may be chosen from. */
export function coverWords({ isChosen, isCover, waits }: Pick<CoverChoice, 'isChosen' | 'isCover' | 'waits'>): string {
	if (isCover) return 'The cover.';
	if (!isChosen) return '';
	if (waits === 'reported') return 'Chosen. It stands when the report of it is decided.';
	if (waits === 'held') return 'Chosen. It stands when its review is published.';
	return 'Chosen. It takes the place of the cover when that goes.';
}
