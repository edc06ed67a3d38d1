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
 * where one of the two is called as a club is, no other course of that club is known there, or that one alone bears its name.
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
	const chosen = first.judgement.likeness === 'club' ? ofClub(entry, candidates, alike) : onlyOne(alike);
	return chosen ? { kind: 'sure', ...chosen } : { kind: 'doubtful', others: once(sure) };
}

type JudgedOne = { target: number; judgement: Judgement };

/** The first of several entries of one course; null where they are of several. */
function onlyOne(judged: readonly JudgedOne[]): JudgedOne | null {
	const [first, ...others] = judged;
	return first && others.every(({ target }) => target === first.target) ? first : null;
}

/** Which course a club's entry stands for, or which club's entry stands for a course; null where that cannot be told. */
function ofClub(entry: Judged, candidates: readonly Candidate[], alike: readonly JudgedOne[]): JudgedOne | null {
	const isOf = (target: number) => candidates.filter((candidate) => candidate.target === target);
	const one = onlyOne(alike);
	if (one && [entry, ...isOf(one.target)].every((club) => sistersOf(club, candidates, one.target).length === 0)) {
		return one;
	}
	const bearer = onlyOne(alike.filter(({ target }) => isOf(target).some((candidate) => bearsNameOf(candidate, entry))));
	if (!bearer) return null;
	const { target, judgement } = bearer;
	const sisters = sistersOf(entry, candidates, target);
	return isOf(target).every((candidate) => isUndisputed(entry, candidate, judgement, sisters)) ? bearer : null;
}

/** Whether one of the names of a course is, as a whole, what an entry is called by. */
const bearsNameOf = ({ names }: Called, { names: [called] }: Called) =>
	called !== undefined &&
	called.text !== '' &&
	names.some(({ script, text }) => script === called.script && text === called.text);

/**
 * Whether nothing speaks against a course that alone bears the name of its club: not its holes, nor where it lies. Where a sister's
 * place is known better than its own, courses are told one by one there, and the club's entry may be any of them.
 */
function isUndisputed(
	entry: Judged,
	candidate: Judged,
	{ kilometres }: Judgement,
	sisters: readonly Judged[],
): boolean {
	const isHeld = entry.holes === null || candidate.holes === null || entry.holes === candidate.holes;
	const isNear = kilometres !== null && kilometres <= (entry.accuracy + candidate.accuracy) / 1_000;
	return isHeld && isNear && sisters.every(({ accuracy }) => accuracy >= candidate.accuracy);
}

/** The more alike first, the nearer among equals. */
const rankOf = ({ likeness, kilometres }: Judgement) => LIKENESSES.indexOf(likeness) * 1_000 + (kilometres ?? 0);

function once<One extends { target: number }>(judged: readonly One[]): One[] {
	return judged.filter(({ target }, at) => judged.findIndex((other) => other.target === target) === at);
}

/** The other courses there that bear the name of the club and say more. */
const sistersOf = ({ names: [club] }: Called, candidates: readonly Candidate[], target: number) =>
	club === undefined
		? []
		: candidates.filter(
				({ target: other, names: [name] }) => other !== target && name !== undefined && isCourseOf(name, club),
			);

function isCourseOf(name: ReadName, club: ReadName): boolean {
	if (name.script !== club.script || name.text === club.text || name.marks.some((mark) => KINDS.has(mark)))
		return false;
	if (name.script === 'other') return name.text.startsWith(club.text);
	return club.words.length > 0 && club.words.every((word) => name.words.includes(word));
}
