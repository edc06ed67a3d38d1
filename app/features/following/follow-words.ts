import type { TargetKind } from '#domain/following/targets.ts';

/** What can be followed, by its kind, as a heading of those that are. */
export const KIND_HEADINGS = { course: 'Courses', place: 'Places', golfer: 'Golfers' } as const;

/** Under which heading a kind stands. */
export const headingOf = (kind: TargetKind): keyof typeof KIND_HEADINGS =>
	kind === 'course' || kind === 'golfer' ? kind : 'place';

/** What a kind is called in a line. */
export const KIND_WORDS: Record<TargetKind, string> = {
	course: 'Course',
	country: 'Country',
	nation: 'Country',
	region: 'Region',
	area: 'Golf area',
	golfer: 'Golfer',
};

/** What is said where following was refused, by the kind of the failure. */
export const followRefusals = (most: number): Record<string, string> => ({
	'too-many-followed': `You follow ${most} things, which is as many as can be. End one of them first.`,
});
