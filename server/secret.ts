import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '#database/refusal.ts';
import { writeDown } from '#database/write-down.ts';

/** The made-up secret of a local installation: 64 random characters in `secret` in the data folder. */
export const keepSecret = (dataDirectory: string) =>
	keepOnce(dataDirectory, 'secret', () => randomBytes(48).toString('base64url'));

/**
 * The text of a file in the data folder that is made on first use and readable by its owner alone. Two processes that
 * start together end with the same one. Throws a `Refusal` when the file is damaged.
 */
export async function keepOnce(dataDirectory: string, name: string, make: () => string): Promise<string> {
	const file = join(dataDirectory, name);
	await mkdir(dataDirectory, { recursive: true });
	const kept = await readFile(file, 'utf8').catch(() => makeFile(file, make()));
	if (kept.length < 32) throw new Refusal(`${file} holds no usable secret. Delete the file and start again.`);
	return kept;
}

async function makeFile(file: string, text: string): Promise<string> {
	const draft = `${file}.${randomUUID()}`;
	await writeFile(draft, text, { mode: 0o600, flush: true });
	try {
		// A link appears whole or not at all, also where the power goes. The first one wins; everybody then reads the winner's.
		await link(draft, file);
		await writeDown(dirname(file));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	} finally {
		await rm(draft, { force: true });
	}
	return readFile(file, 'utf8');
}
