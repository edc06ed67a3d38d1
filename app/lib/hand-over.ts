/** What would end the script that holds the data, or its lines, in JavaScript's escapes. */
const ESCAPES: Record<string, string> = {
	'&': '\\u0026',
	'>': '\\u003e',
	'<': '\\u003c',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
};
const ESCAPED = /[&><\u2028\u2029]/g;
const END = '</body>';

/**
 * Puts the loaders' data, as React Router has encoded them, to the end of a page that hydrates, in a script that its part in
 * the browser listens to. Throws where the page has no end.
 */
export async function handOver(html: string, data: ReadableStream<Uint8Array>): Promise<string> {
	const end = html.lastIndexOf(END);
	if (end < 0) throw new Error('a page that hydrates has no end of its body');
	return html.slice(0, end) + scriptOf(await new Response(data).text()) + html.slice(end);
}

function scriptOf(data: string): string {
	const literal = JSON.stringify(data).replace(ESCAPED, (escaped) => ESCAPES[escaped] ?? '');
	// Behind the main part every script is allowed: no word of a reader's may begin one there (S01).
	if (literal.includes('<')) throw new Error('the data of a page could end their script');
	return `<script>(handed=>{handed.enqueue(${literal});handed.close()})(window.__reactRouterContext.streamController)</script>`;
}
