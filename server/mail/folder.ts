import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, type Sender, type Transport, toMessage } from './mail.ts';

/** A letter in the folder, for reading. */
export type KeptMail = Pick<Mail, 'recipient' | 'subject' | 'html' | 'text'> & { name: string };

const MOST_SHOWN = 200;
const NAME = /^[\w.-]{1,120}$/;

const folderOf = (dataDirectory: string) => join(dataDirectory, 'mail');

/** Lays letters in `mail` in the data folder instead of sending them: as .eml, and as .json for `/dev/mail`. */
export function createFolderTransport(dataDirectory: string, sender: Sender): Transport {
	const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
	const folder = folderOf(dataDirectory);
	return {
		async send(mail) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const { message } = await transporter.sendMail(toMessage(mail, sender));
			const time = new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-');
			const name = `${time}-${mail.message}-${mail.id.slice(0, 8)}`;
			const { recipient, subject, html, text } = mail;
			await writeWhole(join(folder, `${name}.eml`), message);
			await writeWhole(join(folder, `${name}.json`), JSON.stringify({ name, recipient, subject, html, text }));
		},
		close: () => {},
	};
}

/** The letters in the folder, the newest first; at most two hundred. */
export async function listKeptMails(dataDirectory: string): Promise<KeptMail[]> {
	const names = await readdir(folderOf(dataDirectory)).catch(() => []);
	const newest = names
		.filter((name) => name.endsWith('.json'))
		.toSorted()
		.toReversed()
		.slice(0, MOST_SHOWN);
	const mails = await Promise.all(newest.map((name) => readKeptMail(dataDirectory, name.slice(0, -'.json'.length))));
	return mails.filter((mail) => mail !== null);
}

/** One of them by its name, or null. */
export async function readKeptMail(dataDirectory: string, name: string): Promise<KeptMail | null> {
	if (!NAME.test(name)) return null;
	const text = await readFile(join(folderOf(dataDirectory), `${name}.json`), 'utf8').catch(() => null);
	// Written by `createFolderTransport` alone.
	return text === null ? null : (JSON.parse(text) as KeptMail);
}

/** Appears whole or not at all, for whoever looks into the folder meanwhile. What could not be written leaves nothing (R05). */
async function writeWhole(file: string, content: string | Uint8Array | NodeJS.ReadableStream) {
	const part = `${file}.part`;
	try {
		await writeFile(part, content, { mode: 0o600 });
		await rename(part, file);
	} catch (error) {
		await rm(part, { force: true });
		throw error;
	}
}
