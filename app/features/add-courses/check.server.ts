import { type Line, writeLines } from '#domain/catalogue/matching/lines.ts';
import { type MatchedLine, matchLines } from '#domain/catalogue/matching/match-lines.ts';
import { listMarks, MOST_MARKED } from '#domain/reviews/member-actions/mark-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Mark } from '../member-actions/mark-words.ts';
import type { CheckStep } from './list-steps.ts';

type Asked = { mark: Mark; stamp: string; chosen?: CheckStep['chosen'] };

/** Looks lines up, for a page that shows what each was taken for. */
export async function check(
	ctx: DomainContext,
	lines: readonly Line[],
	{ mark, stamp, chosen = {} }: Asked,
): Promise<CheckStep> {
	return checkOf(ctx, await matchLines(ctx, lines), { mark, stamp, chosen });
}

/** The page of lines that have been looked up. */
export async function checkOf(
	ctx: DomainContext,
	lines: MatchedLine[],
	{ mark, stamp, chosen = {} }: Asked,
): Promise<CheckStep> {
	const marked = await listMarked(ctx, mark, lines);
	const names = writeLines(lines);
	return {
		step: 'check',
		mark,
		names,
		lines,
		chosen,
		marked,
		stamp,
		saved: null,
		notice: null,
		failed: null,
		file: null,
	};
}

async function listMarked(ctx: DomainContext, mark: Mark, lines: readonly MatchedLine[]): Promise<number[]> {
	const ids = [
		...new Set(lines.flatMap(({ sure, candidates }) => [...(sure ? [sure] : []), ...candidates]).map(({ id }) => id)),
	];
	const marked: number[] = [];
	for (let from = 0; from < ids.length; from += MOST_MARKED) {
		const { played, wanted } = await listMarks(ctx, ids.slice(from, from + MOST_MARKED));
		marked.push(...(mark === 'played' ? played : wanted));
	}
	return marked;
}
