import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { expectToOutlast } from './support/lost-data.ts';
import { startSiteProcess, timeUntil } from './support/site-process.ts';
import { makeReadOnly, mountAgain, mountDiskOf, unmount, unmountUnused } from './support/small-disk.ts';
import { tellDatabase } from './support/tell-database.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';

const DISK_BYTES = 640 * 1_048_576;

it('R06: while the database may not enter its own folder, pages that were seen go on, nothing is begun anew, and it heals', async () => {
	const place = trialFolder();
	const cluster = join(place, 'postgres');
	const site = await startSiteProcess({ dataDirectory: place });
	const mode = statSync(cluster).mode;
	onTestFinished(async () => {
		chmodSync(cluster, mode);
		await site.kill('SIGTERM');
	});
	await expectToOutlast(site, place, {
		what: 'the folder shut',
		lose: async () => {
			const connections = await connectionsOf(place);
			chmodSync(cluster, 0o000);
			// The next ones have to open files anew.
			for (const pid of connections) endProcess(pid);
		},
		mend: () => chmodSync(cluster, mode),
	});
});

it('R06: on a disk that becomes read-only, pages that were seen go on, nothing acknowledged is lost, and it heals', async ({
	skip,
}) => {
	const folder = trialFolder();
	const [image, disk] = [join(folder, 'image'), join(folder, 'disk')];
	onTestFinished(() => void unmount(disk));
	if (!mountDiskOf(image, disk, DISK_BYTES)) return skip('this user may not mount a disk of a file');
	const place = join(disk, 'data');
	mkdirSync(place);
	const site = await startSiteProcess({ dataDirectory: place });
	onTestFinished(async () => void (await site.kill('SIGTERM')));
	const secret = readFileSync(join(place, 'secret'), 'utf8');
	await expectToOutlast(site, place, {
		what: 'the disk read-only',
		lose: () => expect(makeReadOnly(disk)).toBe(true),
		mend: async () => {
			// As an operator would: a disk that the kernel has given up is mounted anew.
			await timeUntil(async () => unmountUnused(disk), 30_000);
			expect(mountAgain(image, disk)).toBe(true);
			expect(readFileSync(join(place, 'secret'), 'utf8')).toBe(secret);
		},
	});
});

/** Ends a process, if it has not ended meanwhile. */
function endProcess(pid: number) {
	try {
		process.kill(pid, 'SIGTERM');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
	}
}

/** The processes of PostgreSQL that work for the site. */
function connectionsOf(place: string): Promise<number[]> {
	return withDatabaseOf(place, async (url) => {
		const rows = await tellDatabase<{ pid: number }>(
			url,
			`select pid from pg_stat_activity where application_name = 'fescue'`,
		);
		return rows.map(({ pid }) => pid);
	});
}
