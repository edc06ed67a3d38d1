import { areSame, holdsAll, nameWords, tellingWords, tellsCourses } from './name-words.ts';

/** A course by all its names; `club`: what its club is called where that has other courses too, else null. */
export type CalledCourse = { id: number; names: readonly string[]; club: string | null };

/** What a text says of some courses: the ids of those that are called so in full, and the only one that can be meant. */
export type Judged = { called: number[]; sure: number | null };

/**
 * Which of some courses a text names. It names one for certain where that is called so in full, and no other is, nor has these words among
 * those of a name: "Prestwick" may be Prestwick St Nicholas. It names none where anybody could doubt it, as the name of a club that has
 * several courses.
 */
export function judgeText(text: string, courses: readonly CalledCourse[]): Judged {
	const typed = nameWords(text);
	if (!tellsCourses(typed)) return { called: [], sure: null };
	const possible = courses.filter(({ names }) => names.some((name) => holdsAll(nameWords(name), typed)));
	const called = possible.filter(({ names }) => names.some((name) => areSame(nameWords(name), typed)));
	const [only] = called;
	const isClub = courses.some(({ club }) => club !== null && areSame(nameWords(club), typed));
	const isSure = only !== undefined && possible.length === 1 && !isClub;
	return { called: called.map(({ id }) => id), sure: isSure ? only.id : null };
}

/**
 * Which of the courses around a position a text names: one that is called so but for words such as "golf links", where no other there has
 * the words that tell.
 */
export function judgeThere(text: string, courses: readonly CalledCourse[]): Judged {
	const typed = tellingWords(text);
	if (typed.length === 0) return { called: [], sure: null };
	const possible = courses.filter(({ names }) => names.some((name) => holdsAll(nameWords(name), typed)));
	const called = possible.filter(({ names }) => names.some((name) => areSame(tellingWords(name), typed)));
	const [only] = called;
	return { called: called.map(({ id }) => id), sure: possible.length === 1 ? (only?.id ?? null) : null };
}
