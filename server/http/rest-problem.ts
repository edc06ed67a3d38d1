import { paths } from '#app/lib/paths.ts';

/** What a refusal says besides its status, where it was made for clients of PostgREST. */
export type RestWords = { code: string; message: string; details?: string; hint?: string };

/** PostgREST's own codes for what may happen to any request; the status stands for the others. */
const CODES: Record<number, string> = { 404: 'PGRST125', 405: 'PGRST117', 500: 'PGRSTX00', 503: 'PGRST001' };

/** A refusal as PostgREST writes it, which its clients hand on as `error`. */
export function restJson({
	status,
	title,
	detail = null,
	origin,
	rest,
}: {
	status: number;
	title: string;
	detail?: string | null;
	origin: string;
	rest?: RestWords;
}) {
	const { code = CODES[status] ?? String(status), message = title, details = detail, hint } = rest ?? {};
	return JSON.stringify({
		code,
		details,
		hint: hint ?? `Everything that is offered stands at ${origin}${paths.api()}`,
		message,
	});
}
