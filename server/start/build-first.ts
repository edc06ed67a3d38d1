import { requireBuild } from './build.ts';
import { runOpen } from './stopping.ts';
import { announce, requireConfig } from './terminal.ts';

/** Refuses bad settings, and builds. Resolves to whether there is a build now: false when it was stopped, or told what failed. */
export async function buildFirst(root: string): Promise<boolean> {
	let isThere = false;
	await runOpen(async ({ signal }) => {
		requireConfig();
		await requireBuild(root, announce, signal);
		isThere = !signal.aborted;
	});
	return isThere;
}
