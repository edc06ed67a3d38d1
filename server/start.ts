import './production-env.ts';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { becomeBuild } from './start/become-build.ts';
import { requireBuild } from './start/build.ts';
import { runOpen } from './start/stopping.ts';
import { requireConfig, say } from './start/terminal.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `npm start`: refuses bad settings, builds what has changed, and goes on as what was built: `server/built.ts`. */
await runOpen(async (stopping) => {
	const began = Date.now();
	// Relative settings (DATA_DIRECTORY, .env) are meant from the checkout, wherever the command is given.
	chdir(ROOT);
	requireConfig();
	await requireBuild(ROOT, say, stopping.signal);
	if (!stopping.signal.aborted) await becomeBuild(ROOT, began);
});
