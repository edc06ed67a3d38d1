import { constants, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '#database/refusal.ts';

/** Throws a `Refusal` where no backup can be written to `file`: its folder is missing or not ours to write, or it is one. */
export async function requirePlaceFor(file: string): Promise<void> {
	const folder = dirname(file);
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
		throw new Refusal(`There is no folder ${folder}. Make it first, or name another file.`);
	if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
		throw new Refusal(`${file} is a folder. Name a file in it, such as ${join(file, 'fescue.tar')}.`);
	await access(folder, constants.W_OK | constants.X_OK).catch(({ code }: NodeJS.ErrnoException) => {
		throw new Refusal(
			`${folder} cannot be written (${code}). Name a file in another folder, or give this one to your user.`,
		);
	});
}

/** Throws a `Refusal` where there is no file of that name that may be read. */
export async function requireBackupFile(file: string): Promise<void> {
	const found = statSync(file, { throwIfNoEntry: false });
	if (!found) throw new Refusal(`There is no file ${file}. Name the file that npm run backup has written.`);
	if (!found.isFile()) throw new Refusal(`${file} is no file. Name the file that npm run backup has written.`);
	await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
		throw new Refusal(`${file} cannot be read (${code}). Only its owner may: let that user restore it, or chown it.`);
	});
}
