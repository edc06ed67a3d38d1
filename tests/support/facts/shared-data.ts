import { existsSync } from 'node:fs';
import path from 'node:path';

/** Real course data, which its licence keeps out of the repository: CONTRIBUTING.md says what lies there. */
const FOLDER = process.env.SHARED_DATA ?? path.resolve(import.meta.dirname, '../../../../shared/data');

/** True where the real course data is; tests that need it are skipped elsewhere. */
export const hasSharedData = existsSync(path.join(FOLDER, 'courses-real.csv'));

/** The path of a file of the real course data. */
export function sharedData(file: string): string {
	return path.join(FOLDER, file);
}
