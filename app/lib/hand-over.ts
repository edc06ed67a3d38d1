/** What would end the script that holds the data, or its lines, in the escapes of a JavaScript text. */
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
 * Puts the loaders' data, as React Router has encoded them, to the end of a page that hydrates, in the scripts that its part
 * in the browser listens to.
 */
export async function handOver(html: string, data: ReadableStream<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	let scripts = '';
	for await (const chunk of data) scripts += call('enqueue', decoder.decode(chunk, { stream: true }));
	const end = html.lastIndexOf(END);
	return `${html.slice(0, end)}${scripts}${call('close')}${html.slice(end)}`;
}

function call(method: 'enqueue' | 'close', text?: string): string {
	const argument =
		text === undefined ? '' : JSON.stringify(text).replace(ESCAPED, (character) => ESCAPES[character] ?? '');
	return `<script>window.__reactRouterContext.streamController.${method}(${argument});</script>`;
}
