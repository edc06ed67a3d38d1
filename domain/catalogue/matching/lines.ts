import { failure, type Result, success } from '#domain/shared/result.ts';
import { cleanText } from '#domain/shared/text/text.ts';

/** What is taken at once: lines, and the bytes that they have as a form sends them, which leave room for the choices beside them. */
export const LINE_LIMITS = { lines: 500, bytes: 48_000 };

/** One course that somebody names: `text` is what was written, `number` counts the lines that say something, from 1. */
export type Line = { number: number; text: string };

export type LinesFailure = { kind: 'no-lines' } | { kind: 'too-many-lines'; lines: number } | { kind: 'too-long' };

/** The lines of a pasted list, without empty ones. */
export function readLines(text: string): Result<Line[], LinesFailure> {
	const lines = cleanText(text)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => /[\p{L}\p{N}]/u.test(line))
		.map((line, at): Line => ({ number: at + 1, text: line }));
	if (lines.length === 0) return failure({ kind: 'no-lines' });
	if (lines.length > LINE_LIMITS.lines) return failure({ kind: 'too-many-lines', lines: lines.length });
	return sentBytes(writeLines(lines)) > LINE_LIMITS.bytes ? failure({ kind: 'too-long' }) : success(lines);
}

const sentBytes = (text: string) => new URLSearchParams({ '': text }).toString().length;

/** The lines as one text again. */
export const writeLines = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** "3. Kingsbarns", "- Kingsbarns" and "[x] Kingsbarns" are lines of lists about Kingsbarns. */
const MARKER = /^(?:\d{1,3}[.)]\s+|[-–*•·▪☐☑✓✔]\s*|\[[ xX]?\]\s*)+/u;
const YEAR = /\s*[([](?:19|20)\d\d[)\]]\s*$/;

/** No name of a course is longer, with its land behind it. */
const LONGEST = 200;

/** Behind a name that came from a file: "Nairn (57.5834, -3.8711)". */
const POSITION = / ?\((-?\d{1,2}(?:\.\d{1,9})?), ?(-?\d{1,3}(?:\.\d{1,9})?)\)$/;
const LONGEST_POSITION = 40;

/** The position that stands at the end of a line, in degrees; null for none. */
export function positionInLine({ text }: Line): { latitude: number; longitude: number } | null {
	const [, latitude, longitude] = POSITION.exec(text.slice(-LONGEST_POSITION)) ?? [];
	return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** What a line calls its course: without what lists put before it, and without a year or a position behind it. */
export function nameInLine(line: Line): string {
	const whole = positionInLine(line) ? line.text.slice(0, line.text.lastIndexOf('(')) : line.text;
	const begun = whole.slice(0, LONGEST);
	return begun.replace(MARKER, '').replace(YEAR, '').trim() || begun;
}
