import { requireBuild } from './build.ts';
import { runOpen } from './stopping.ts';
import { requireConfig, say } from './terminal.ts';

/** Refuses bad settings, and builds. Resolves to whether there is a build now: false when it was stopped, or told what failed. */
export async function buildFirst(root: string): Promise<boolean> {
	let isThere = false;
	await runOpen(async ({ signal }) => {
		requireConfig();
		await requireBuild(root, say, signal);
		isThere = !signal.aborted;
	});
	return isThere;
}
