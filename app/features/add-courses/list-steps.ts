import type { MatchedLine } from '#domain/catalogue/matching/match-lines.ts';
import type { Mark } from '../member-actions/mark-words.ts';

type Of<Step extends string> = { step: Step; mark: Mark; stamp: string; failed: string | null };

/** The list to be written or changed; with what is wrong of it. */
export type WriteStep = Of<'write'> & { names: string; error: string | null };
/** What each line was taken for. */
export type CheckStep = Of<'check'> & {
	names: string;
	lines: MatchedLine[];
	/** What was chosen so far, by the number of the line; null: none of these. */
	chosen: Record<number, number | null>;
	/** Ids of the courses that have the mark already. */
	marked: number[];
	/** How many courses have just been marked; null where none were to be. */
	saved: number | null;
	notice: string | null;
	/** What a file was called, and how many of its places are no golf courses; null for a list that was typed. */
	file: { name: string; leftOut: number } | null;
};
export type DoneStep = Of<'done'> & { saved: number };
/** A file to be chosen, since the last one was not taken. */
export type FileStep = Of<'file'> & { error: string };
export type ListAnswer = WriteStep | CheckStep | DoneStep | FileStep;
