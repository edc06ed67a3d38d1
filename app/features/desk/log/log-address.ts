import type { LogFilter, LogPlace } from '#domain/desk/log/log-queries.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
import { LOGGED_KINDS } from '#domain/shared/desk/desk-log.ts';
import { isUuid } from '#domain/shared/uuid.ts';

/** What of an address the log's pages depend on, for their handles. */
export const LOG_QUERY = {
	query: ['editor', 'from', 'to', 'before', 'after'],
	choices: { kind: LOGGED_KINDS },
} as const;

/** The filter of an address; what says nothing that can be looked for is left open. */
export function readLogFilter(request: Request): LogFilter {
	const given = new URL(request.url).searchParams;
	const day = (name: string) => {
		const text = given.get(name) ?? '';
		return isCalendarDay(text) ? text : null;
	};
	const editor = given.get('editor') ?? '';
	return {
		kind: LOGGED_KINDS.find((kind) => kind === given.get('kind')) ?? null,
		editor: editor === 'machine' || isUuid(editor) ? editor : null,
		from: day('from'),
		to: day('to'),
	};
}

/** Where in the log an address is. */
export function readLogPlace(request: Request): LogPlace {
	const given = new URL(request.url).searchParams;
	const number = (name: string) => {
		const text = given.get(name) ?? '';
		return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
	};
	return { before: number('before'), after: number('after') };
}
