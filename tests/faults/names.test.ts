import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { isReady, startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder } from './support/trial-folder.ts';

/** An address of this machine on which nobody resolves names. */
const RESOLVER = '127.0.0.153';
const SIGN_UPS = 20;
const NOWHERE = 'mail.golf.example';

/** Gives a process `/etc/resolv.conf` of its own, where this user may: nothing of the machine is touched. */
function withResolver(file: string): string[] {
	return ['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" /etc/resolv.conf && exec "$@"', file];
}

it('R17: while names do not resolve, nobody waits for a letter or for anything else of it, and no letter is lost', async ({
	skip,
}) => {
	const folder = trialFolder();
	const file = join(folder, 'resolv.conf');
	writeFileSync(file, `nameserver ${RESOLVER}\noptions timeout:5 attempts:2\n`);
	const [program = '', ...words] = withResolver(file);
	if (spawnSync(program, [...words, 'true']).status !== 0)
		return skip('this user may not have surroundings of its own');
	const asked: Buffer[] = [];
	// It takes every question and answers none.
	const resolver = createSocket('udp4', (question) => asked.push(question));
	resolver.bind(53, RESOLVER);
	await once(resolver, 'listening');
	const site = await startSiteProcess({
		dataDirectory: folder,
		within: withResolver(file),
		settings: { SMTP_URL: `smtp://${NOWHERE}:587` },
	});
	const times: number[] = [];
	for (let at = 0; at < SIGN_UPS; at++) {
		times.push(await timed(() => signUp(site.origin, at)));
		times.push(await timed(async () => expect((await fetch(`${site.origin}/find-course?q=n${at}`)).status).toBe(200)));
	}
	const wantsName = (question: Buffer) => question.includes('\u0004mail\u0004golf');
	await timeUntil(async () => asked.some(wantsName), 20_000);
	expect(await isReady(site.origin)).toBe(true);
	const slowest = Math.round(Math.max(...times));
	expect(slowest).toBeLessThan(5_000);
	// A letter under way holds the end up, until the time that a stop has is over.
	const stopping = await timed(() => site.kill('SIGTERM'));
	expect(stopping).toBeLessThan(20_000);
	resolver.close();
	noteFigure(
		'R17',
		`names resolved by nobody: ${SIGN_UPS} sign-ups and ${SIGN_UPS} uncached pages, the slowest in ${slowest} ms; stopped in ${(stopping / 1000).toFixed(1)} s`,
	);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}

async function signUp(origin: string, at: number) {
	const answer = await fetch(`${origin}/auth/v1/signup`, {
		...{ method: 'POST', body: JSON.stringify({ email: `w${at}@golf.example`, password: 'three long irons' }) },
		headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.17.${at}.1` },
	});
	await answer.text();
	expect(answer.status).toBe(200);
}
