import { type ByteText, takeByteText } from './byte-text.ts';

/** What would end the script that holds the data, or its lines (U+2028 and U+2029, by their bytes), in JavaScript's escapes. */
const ESCAPES: Record<string, string> = {
	'&': '\\u0026',
	'>': '\\u003e',
	'<': '\\u003c',
	'\xe2\x80\xa8': '\\u2028',
	'\xe2\x80\xa9': '\\u2029',
};
const ESCAPED = /[&><]|\xe2\x80[\xa8\xa9]/g;
const END = '</body>';

/**
 * Puts the loaders' data, as React Router has encoded them, to the end of a page that hydrates, in a script that its part in
 * the browser listens to.
 */
export async function handOver(html: ByteText, data: ReadableStream<Uint8Array>): Promise<ByteText> {
	let text = '';
	for await (const chunk of data) text += takeByteText(chunk);
	const end = html.lastIndexOf(END);
	return `${html.slice(0, end)}${scriptOf(text)}${html.slice(end)}` as ByteText;
}

function scriptOf(data: string): string {
	const literal = JSON.stringify(data).replace(ESCAPED, (escaped) => ESCAPES[escaped] ?? '');
	// Behind the main part every script is allowed: no word of a reader's may begin one there (S01).
	if (literal.includes('<')) throw new Error('the data of a page could end their script');
	return `<script>(handed=>{handed.enqueue(${literal});handed.close()})(window.__reactRouterContext.streamController)</script>`;
}
