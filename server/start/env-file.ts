import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Adds the settings of the file `.env`, where there is one, to those of the environment, which win. */
export function readEnvFile(): void {
	if (existsSync('.env')) loadEnvFile('.env');
}
