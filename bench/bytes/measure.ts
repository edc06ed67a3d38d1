import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Bytes of one page, brotli as sent. */
export type PageBytes = { html: number; css: number; js: number; fonts: number };

type Answer = { status: number; bytes: number; text: string; kept: boolean };

/** A kept page is pressed well in the background once a second reader has asked; by then it is there. */
const MOST_ASKED = 100;
/** On a machine with other work the background waits for its turn, which asking on and on would take from it. */
const PAUSE_MILLISECONDS = 25;

/** A file's size as sent with brotli (or plain, where it comes plain) and its text. */
function fetchBrotli(address: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(address, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const sent = Buffer.concat(chunks);
				// A kept answer is sent for many requests and carries the name of none.
				const kept = response.headers['x-request-id'] === undefined;
				const plain = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
				resolve({ status: response.statusCode ?? 0, bytes: sent.length, text: plain.toString('utf8'), kept });
			});
		}).on('error', reject);
	});
}

/** A page as every reader gets it but the first, whose page is pressed in a hurry. */
async function fetchWellCompressed(address: string): Promise<Answer> {
	const first = await fetchBrotli(address);
	for (let asked = 1; first.kept && asked < MOST_ASKED; asked += 1) {
		const next = await fetchBrotli(address);
		if (next.bytes < first.bytes) return next;
		await sleep(PAUSE_MILLISECONDS);
	}
	return first;
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** What a browser fetches for `path` before anything is touched. Throws for an answer over 499, and for one that leads elsewhere. */
export async function measurePage(origin: string, path: string): Promise<PageBytes> {
	const page = await fetchWellCompressed(origin + path);
	const leadsElsewhere = page.status >= 300 && page.status < 400;
	if (leadsElsewhere || page.status >= 500) throw new Error(`${path} answered ${page.status}`);
	const inlined = matches(page.text, /<style[^>]*>([\s\S]*?)<\/style>/g).join('\n');
	const linked = await Promise.all(
		matches(page.text, /<link[^>]+href="([^"]+\.css)#?"(?![^>]* disabled)/g).map((href) => fetchBrotli(origin + href)),
	);
	const css = brotliSize(inlined) + linked.reduce((sum, file) => sum + file.bytes, 0);
	const styles = inlined + linked.map((file) => file.text).join('\n');
	return {
		html: page.bytes,
		css,
		js: await measureScripts(origin, page.text),
		fonts: await measureFonts(origin, styles),
	};
}

function brotliSize(text: string): number {
	return text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Scripts the page names (tags, preloads, inline imports) and what these import statically, each once. */
async function measureScripts(origin: string, html: string): Promise<number> {
	const waiting = new Set([
		...matches(html, /<script[^>]+src="([^"]+\.js)"/g),
		...matches(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
		...matches(html, /["'](\/assets\/[^"']+\.js)["'](?=[^<]*<\/script>)/g),
	]);
	let bytes = 0;
	for (const path of waiting) {
		const file = await fetchBrotli(origin + path);
		bytes += file.bytes;
		for (const imported of matches(file.text, /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
			waiting.add(new URL(imported, origin + path).pathname);
		}
	}
	return bytes;
}

/** Font files of the styles that a Latin page needs: faces for other ranges are fetched only where their letters occur. */
async function measureFonts(origin: string, styles: string): Promise<number> {
	const faces = matches(styles, /@font-face\s*\{([^}]*)\}/g).filter((face) => !/unicode-range:\s*U\+0*100/i.test(face));
	const files = new Set(faces.flatMap((face) => matches(face, /url\(["']?([^"')]+\.woff2)/g)));
	const sizes = await Promise.all([...files].map((path) => fetchBrotli(new URL(path, origin).href)));
	return sizes.reduce((sum, file) => sum + file.bytes, 0);
}
