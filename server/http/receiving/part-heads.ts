/** The longest head that a part of a form may have: its bytes, and its lines. */
export type HeadLimits = { bytes: number; lines: number };

/** What of the next bytes belongs to the form: nothing behind its end. Null once a head is none of a field's, or too long. */
export type HeadWatch = (chunk: Buffer) => Buffer | null;

const END_OF_HEAD = '\r\n\r\n';
/** Behind the last delimiter. */
const DASHES = '--';
const NOTHING = Buffer.alloc(0);

/** A header as HTTP has it, on one line. */
const HEADER = /^[\w!#$%&'*+.^`|~-]+:[^\r\n\0]*$/;
const DISPOSITION = /^content-disposition:/i;
/** Names in quotes, or in one word; nothing but these, so that no reading of it is another than the parser's. */
const OF_A_FIELD =
	/^content-disposition:[ \t]*form-data(?:[ \t]*;[ \t]*(?:name|filename)(?:="(?:[^"\\]|\\.)*"|\*?=[^\s;"]+))*[ \t]*$/i;
/** NUL and line breaks in a name come packed, if at all; the parser unpacks what stands behind a `*=`. */
const PACKED_BREAK = /\*=.*%0[0ad]/i;
/** The name of a file is none of a path. A backslash may be a letter of it, where the browser's system takes it for one. */
const PATH = /;[ \t]*filename(?:=.*\/|\*=.*(?:\/|%2f))/i;
/** Parts within a part, which the parser would take for words as they are. */
const NESTED = /^content-type:\s*multipart\//i;
/** Words in other letters than ours. */
const OTHER_CHARSET = /^content-type:.*;\s*charset(?!\s*=\s*"?(?:utf-?8|us-ascii)"?\s*(?:;|$))/i;

/**
 * Watches the heads of a multipart form's parts go by, ahead of the parser (R28). That takes of a long head what fits its
 * limits, leaves out a part that it cannot make out, and waits for ever where such a part is long, or where a delimiter
 * stands behind the end. So it is given none of these. Nothing is kept but the head that is being read, and what may be the
 * beginning of a delimiter.
 */
export function watchHeads(boundary: string, { bytes, lines }: HeadLimits): HeadWatch {
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	// No line has to end before the first delimiter.
	let rest: Buffer = Buffer.from('\r\n');
	let head: string | null = null;
	let isOver = false;

	const readHead = (more: Buffer): boolean => {
		if (head === null) return true;
		head += more.toString('latin1', 0, bytes + END_OF_HEAD.length - head.length);
		isOver = head.startsWith(DASHES);
		if (isOver) return true;
		const end = head.indexOf(END_OF_HEAD);
		if (end < 0) return head.length < bytes + END_OF_HEAD.length;
		// The first of its lines is the delimiter's own.
		const [delimiters = '', ...headers] = head.slice(0, end).split('\r\n');
		head = null;
		return end < bytes && headers.length <= lines && delimiters === '' && isOfField(headers);
	};

	return (chunk) => {
		if (isOver) return NOTHING;
		const before = rest.length;
		const data = before > 0 ? Buffer.concat([rest, chunk]) : chunk;
		let at = 0;
		for (;;) {
			const next = data.indexOf(delimiter, at);
			const end = next < 0 ? beginningOf(delimiter, data, at) : next;
			const behindDashes = at + DASHES.length - (head?.length ?? 0);
			if (!readHead(data.subarray(at, end))) return null;
			if (isOver) return chunk.subarray(0, behindDashes - before);
			rest = data.subarray(end);
			if (next < 0) return chunk;
			if (head !== null) return null;
			head = '';
			at = next + delimiter.length;
		}
	};
}

function isOfField(headers: readonly string[]): boolean {
	const [own = '', ...more] = headers.filter((header) => DISPOSITION.test(header));
	const isOne = more.length === 0 && OF_A_FIELD.test(own) && !PACKED_BREAK.test(own) && !PATH.test(own);
	return isOne && headers.every((each) => HEADER.test(each) && !NESTED.test(each) && !OTHER_CHARSET.test(each));
}

/** Where at the end of the bytes a delimiter may have begun that goes on in the next ones. */
function beginningOf(delimiter: Buffer, data: Buffer, from: number): number {
	const at = data.indexOf('\r', Math.max(from, data.length - delimiter.length + 1));
	return at < 0 ? data.length : at;
}
