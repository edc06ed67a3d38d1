import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ofCheckout } from '../checkout.ts';

/** A JSON file of this folder: its name without the ending, and its text. */
export type SeedFile = { name: string; text: string };

/** The JSON files of `database/seed/<folder>`, in the order of their names. */
export async function readSeedFiles(folder: 'catalogue' | 'samples'): Promise<SeedFile[]> {
	const home = ofCheckout(`database/seed/${folder}`);
	const names = (await readdir(home)).filter((name) => name.endsWith('.json')).sort();
	return Promise.all(
		names.map(async (name) => ({
			name: path.basename(name, '.json'),
			text: await readFile(path.join(home, name), 'utf8'),
		})),
	);
}
