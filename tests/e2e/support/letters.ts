import { type APIRequestContext, expect } from '@playwright/test';

export type SeenLetter = { subject: string; text: string };

/** The letters to an address, the newest first. Those of a local installation lie at /dev/mail. */
export async function lettersTo(request: APIRequestContext, email: string): Promise<SeenLetter[]> {
	const list = await (await request.get('/dev/mail')).text();
	const entries = [...list.matchAll(/<a href="(\/dev\/mail\/[^"/]+)">([^<]*)<\/a> <small>to ([^,]+),/g)];
	const own = entries.filter(([, , , to]) => to === email);
	return Promise.all(
		own.map(async ([, address, subject = '']) => ({
			subject,
			text: await (await request.get(`${address}/text`)).text(),
		})),
	);
}

/** Waits for the letter with such a subject to an address. */
export async function letterTo(request: APIRequestContext, email: string, subject: RegExp): Promise<SeenLetter> {
	const find = async () => (await lettersTo(request, email)).find((letter) => subject.test(letter.subject)) ?? null;
	await expect.poll(find, { timeout: 30_000 }).not.toBeNull();
	return (await find()) ?? { subject: '', text: '' };
}

/** The path of the link in a letter that begins with `page`. */
export function linkIn({ text }: SeenLetter, page: string): string {
	const [link] = new RegExp(`https?://[^\\s]+${page}\\?\\S+`).exec(text) ?? [];
	if (!link) throw new Error(`no link to ${page} in: ${text}`);
	const { pathname, search } = new URL(link);
	return pathname + search;
}
