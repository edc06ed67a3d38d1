import './production-env.ts';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '#database/prepare.ts';
import { requireBuild } from './start/build.ts';
import { type Stopping, stopOnSignals } from './start/stopping.ts';
import { requireConfig, runCommand, say } from './start/terminal.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`: builds what has changed, brings up the database, serves, and closes all of it on Ctrl-C or SIGTERM. */
async function start(stopping: Stopping): Promise<void> {
	const began = performance.now();
	// Relative settings (DATA_DIRECTORY, .env) are meant from the checkout, wherever the command is given.
	chdir(ROOT);
	const config = requireConfig();
	const database = await prepareDatabase(config, say);
	await stopping.keep(() => database.stop());
	await requireBuild(ROOT, say, stopping.signal);
	if (stopping.signal.aborted) return;
	const { serve } = await import('./main.ts');
	const site = await serve(config, database.url);
	await stopping.keep(() => site.close());
	say(
		`Fescue is ready at ${site.address} after ${((performance.now() - began) / 1_000).toFixed(1)} s. Ctrl-C stops it.`,
	);
}

await runCommand(async () => {
	const stopping = stopOnSignals();
	try {
		await start(stopping);
	} catch (error) {
		// Stopping in the middle of a start breaks it off; that is no failure.
		if (stopping.signal.aborted) return;
		await stopping.close();
		throw error;
	}
});
