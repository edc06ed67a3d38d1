import { Refusal } from '#database/refusal.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { readEnvFile } from './env-file.ts';

/** As pino counts its levels, which is not read this early. */
const INFO = 30;
const WARN = 40;

/** The last line of an installation's first start. */
export const HOW_TO_FETCH_THE_WORLD =
	'This catalogue is a beginning. All golf courses that OpenStreetMap knows come with one command, beside the running site: npm run world';

/** One calm line on the terminal. */
export function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

/** One line of the site's own process: calm words on a terminal, in production a line of its log, which is JSON throughout. */
export function announce(line: string, level = INFO): void {
	say(isProduction() ? JSON.stringify({ level, time: Date.now(), msg: line }) : line);
}

/** In production what Node warns of, in words over several lines, is a line of the log too. */
export function announceWarnings(): void {
	if (!isProduction()) return;
	// The one that is there prints them.
	process.removeAllListeners('warning');
	process.on('warning', ({ name, message }) => announce(`${name}: ${message}`, WARN));
}

const isProduction = () => process.env.FESCUE_MODE === 'production';

/** The settings from the environment and, where there is one, the file `.env`. Throws a `Refusal` for a bad one. */
export function requireConfig(): Config {
	readEnvFile();
	const config = readConfig(process.env);
	if (!config.ok) throw new Refusal(config.message);
	return config.value;
}

/** Runs a command to its end. What the reader can mend is said in one line, anything else with its whole trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	// Whoever reads us may leave (`npm start | head`): that is no reason to end.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
	try {
		await command();
	} catch (error) {
		tell(error);
		process.exitCode = 1;
	}
}

/** Prints a failure as `runCommand` does. */
export function tell(error: unknown): void {
	const text =
		error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write(`${text}\n`);
}
