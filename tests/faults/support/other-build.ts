import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ofCheckout } from '#database/checkout.ts';
import { setEarlierFilesAside } from '#server/start/earlier-builds.ts';

const SOURCES = ['app', 'bin', 'cli', 'content', 'database', 'domain', 'mail', 'public', 'server', 'build'];
const LATE_SCRIPT = /^course-map-[\w-]+\.js$/;

/** The checkout, and what tells the two builds apart: the name that a late script has in this build, and in the newer one. */
export type NewerBuild = { root: string; formerAsset: string; newerAsset: string };

/**
 * Lays a checkout into `root` whose build came after the one of this checkout, in the same folder: one of its late scripts has another
 * name, as every script has after a change.
 */
export function makeNewerBuild(root: string): NewerBuild {
	mkdirSync(root, { recursive: true });
	for (const place of SOURCES) cpSync(ofCheckout(place), join(root, place), { recursive: true });
	const files = readdirSync(ofCheckout('.'), { withFileTypes: true }).filter((entry) => entry.isFile());
	for (const { name } of files) cpSync(ofCheckout(name), join(root, name));
	symlinkSync(ofCheckout('node_modules'), join(root, 'node_modules'));
	const assets = join(root, 'build/client/assets');
	setEarlierFilesAside(root, new Date());
	cpSync(ofCheckout('build/client/assets'), assets, { recursive: true });
	const former = readdirSync(assets).find((name) => LATE_SCRIPT.test(name));
	if (!former) throw new Error('the build has no such late script');
	const newer = `newer-${former}`;
	renameSync(join(assets, former), join(assets, newer));
	return { root, formerAsset: `/assets/${former}`, newerAsset: `/assets/${newer}` };
}
