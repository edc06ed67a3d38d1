import { type Called, LIKENESSES } from './compare-names.ts';
import { type Judged, type Judgement, judge } from './judge.ts';
import type { ReadName } from './read-name.ts';
import { KINDS } from './word-lists.ts';

/** A course that another may be. `target` is what it is called by; entries of one target are one course. */
export type Candidate = Judged & { target: number };

/** The course that an entry surely is, those that it may be, the likeliest first, or nothing. */
export type Choice =
	| { kind: 'sure'; target: number; judgement: Judgement }
	| { kind: 'doubtful'; others: { target: number; judgement: Judgement }[] }
	| { kind: 'different' };

/**
 * Finds what an entry is among the courses around it. It is surely one of them where that is the only one that it surely is, and,
 * where one of the two is called as a club is, no other course of that club is known there.
 */
export function chooseTwin(entry: Judged, candidates: readonly Candidate[]): Choice {
	const judged = candidates
		.map((candidate) => ({ target: candidate.target, judgement: judge(entry, candidate) }))
		.filter(({ judgement }) => judgement.verdict !== 'different')
		.sort((a, b) => rankOf(a.judgement) - rankOf(b.judgement));
	const [best] = judged;
	if (!best) return { kind: 'different' };
	const sure = judged.filter(({ judgement }) => judgement.verdict === 'sure');
	const [first] = sure;
	if (!first) return { kind: 'doubtful', others: once(judged) };
	const alike = sure.filter(({ judgement }) => judgement.likeness === first.judgement.likeness);
	const { target, judgement } = first;
	const isOne = alike.every((other) => other.target === target);
	const clubs = [entry, ...candidates.filter((candidate) => candidate.target === target)];
	const hasSisters = judgement.likeness === 'club' && clubs.some((club) => hasSister(club, candidates, target));
	return isOne && !hasSisters ? { kind: 'sure', target, judgement } : { kind: 'doubtful', others: once(sure) };
}

/** The more alike first, the nearer among equals. */
const rankOf = ({ likeness, kilometres }: Judgement) => LIKENESSES.indexOf(likeness) * 1_000 + (kilometres ?? 0);

function once<One extends { target: number }>(judged: readonly One[]): One[] {
	return judged.filter(({ target }, at) => judged.findIndex((other) => other.target === target) === at);
}

/** Whether another course there bears the name of the club and says more. */
const hasSister = ({ names: [club] }: Called, candidates: readonly Candidate[], target: number) =>
	club !== undefined &&
	candidates.some(
		({ target: other, names: [name] }) => other !== target && name !== undefined && isCourseOf(name, club),
	);

function isCourseOf(name: ReadName, club: ReadName): boolean {
	if (name.script !== club.script || name.text === club.text || name.marks.some((mark) => KINDS.has(mark)))
		return false;
	if (name.script === 'other') return name.text.startsWith(club.text);
	return club.words.length > 0 && club.words.every((word) => name.words.includes(word));
}
