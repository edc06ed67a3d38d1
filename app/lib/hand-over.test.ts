import { describe, expect, it } from 'vitest';
import { handOver } from './hand-over.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const handed = (html: string, ...chunks: Uint8Array[]) => handOver(html, streamOf(...chunks));
const streamOf = (...chunks: Uint8Array[]) =>
	new ReadableStream<Uint8Array>({
		start(controller) {
			for (const chunk of chunks) controller.enqueue(chunk);
			controller.close();
		},
	});
const handing = (literal: string) =>
	`<script>(handed=>{handed.enqueue(${literal});handed.close()})(window.__reactRouterContext.streamController)</script>`;

describe('the data of a page that hydrates', () => {
	it('stand at its end, and then the end of them', async () => {
		const html = await handed('<html><body><main>–</main></body></html>', bytesOf('[1]\n'), bytesOf('[2]\n'));
		expect(html).toBe(`<html><body><main>–</main>${handing('"[1]\\n[2]\\n"')}</body></html>`);
	});

	it('S01: end no script, whatever somebody has written', async () => {
		const html = await handed('<body></body>', bytesOf('</script><script>alert("1")&\u2028\u2029'));
		expect(html).toContain(handing('"\\u003c/script\\u003e\\u003cscript\\u003ealert(\\"1\\")\\u0026\\u2028\\u2029"'));
	});

	it('are the same where a letter is cut in two by the end of a chunk', async () => {
		const bytes = bytesOf('é');
		const html = await handed('<body></body>', bytes.slice(0, 1), bytes.slice(1));
		expect(html).toContain(handing('"é"'));
	});
});
