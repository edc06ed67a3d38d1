import type { FactDefinition } from './definition.ts';

/** What a course is: nine holes or more of par 3, 4 and 5; of par 3 alone; a pitch and putt; or footgolf, putting and the like. */
export const KINDS = ['course', 'par-3', 'pitch-and-putt', 'other'] as const;

export type CourseKind = (typeof KINDS)[number];

/** Told from tags, names and holes where nobody says it; see `kindOf`. */
export const kind = {
	kind: 'choice',
	label: 'Kind',
	column: 'kind',
	choices: KINDS,
	words: { 'par-3': 'Par-3 course', 'pitch-and-putt': 'Pitch and putt' },
	otherwise: 'course',
	whose: 'course',
	group: 'course',
	merge: 'stays',
	toldElsewhere: true,
	shipped: 'known',
	import: { headers: 'kind|course kind|kind of course' },
	filter: {
		parameter: 'kind',
		title: 'Kind',
		order: 5,
		typed: {
			'par-3.pitch-and-putt':
				'par 3|par three|par3|par 3 course|par 3 courses|par 3 bana|par 3 banor|korthalsbana|korthalsbanor',
			'pitch-and-putt': 'pitch and putt|pitch putt',
		},
	},
	calls: { name: 'kind', words: 'What it is. Lists have courses alone, unless other kinds are asked for.' },
} as const satisfies FactDefinition;

/** Printed with what is no course in the full sense; null for a course. */
export const kindWords = (value: string): string | null => {
	const words: Readonly<Record<string, string>> = { ...kind.words, other: 'No full golf course' };
	return value === kind.otherwise ? null : (words[value] ?? null);
};
