import { Refusal } from '#database/refusal.ts';
import { type Config, readConfig } from '../config.ts';
import { readEnvFile } from './env-file.ts';

/** One calm line on the terminal. */
export function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

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
