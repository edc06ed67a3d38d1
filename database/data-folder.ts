import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/**
 * Makes a folder of the data where it is not there yet. Throws a `Refusal` where it cannot be made, is a file, or may not be
 * read and written. A disk that is full is none of these: reading goes on from it.
 */
export async function requireDataFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true }).catch(refuseFolder(folder, 'made'));
	await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(refuseFolder(folder, 'written'));
}

const refuseFolder = (folder: string, what: string) => (error: Error) => {
	throw new Refusal(
		`DATA_DIRECTORY: ${folder} cannot be ${what}: ${error.message}. Give it to the user that the site runs as, or set another.`,
	);
};
