import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '#tests/support/servers/mail-server.ts';
import { noteFigure } from './support/figures.ts';
import { isReady, type SiteProcess, type SiteSettings, startSiteProcess, timeUntil } from './support/site-process.ts';
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
	const dataDirectory = trialFolder();
	const file = join(dataDirectory, 'resolv.conf');
	writeFileSync(file, `nameserver ${RESOLVER}\noptions timeout:5 attempts:2\n`);
	const [program = '', ...words] = withResolver(file);
	if (spawnSync(program, [...words, 'true']).status !== 0)
		return skip('this user may not have surroundings of its own');
	const timeUntilAsked = await startDeafResolver();
	const settings = { SMTP_URL: `smtp://${NOWHERE}:587` };
	const site = await start({ dataDirectory, settings, within: withResolver(file) });
	const times: number[] = [];
	for (let at = 0; at < SIGN_UPS; at++) {
		times.push(await timed(() => signUp(site.origin, at)));
		times.push(await timed(async () => expect((await fetch(`${site.origin}/find-course?q=n${at}`)).status).toBe(200)));
	}
	// From now on a letter waits for its server's name.
	await timeUntilAsked();
	expect(await isReady(site.origin)).toBe(true);
	const slowest = Math.round(Math.max(...times));
	expect(slowest).toBeLessThan(5_000);
	const stopping = await timed(async () => expect(await site.kill('SIGTERM')).toBe(0));
	expect(stopping).toBeLessThan(12_000);
	const arriving = await expectAllLetters(dataDirectory);
	noteFigure(
		'R17',
		`names resolved by nobody: ${SIGN_UPS} sign-ups and ${SIGN_UPS} uncached pages, the slowest in ${slowest} ms; stopped in ${seconds(stopping)} with a letter under way; then, with a mail server, every letter once within ${seconds(arriving)}`,
	);
});

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A site that ends with its test, however that goes. */
async function start(site: SiteSettings): Promise<SiteProcess> {
	const started = await startSiteProcess(site);
	onTestFinished(async () => {
		await started.kill('SIGTERM');
	});
	return started;
}

/** Takes every question and answers none. Returns how to wait until it is asked for the mail server once more. */
async function startDeafResolver(): Promise<() => Promise<number>> {
	let asked = 0;
	const resolver = createSocket('udp4', (question) => {
		if (question.includes('\u0004mail\u0004golf')) asked += 1;
	});
	onTestFinished(() => void resolver.close());
	resolver.bind(53, RESOLVER);
	await once(resolver, 'listening');
	return () => {
		const before = asked;
		return timeUntil(async () => asked > before, 60_000);
	};
}

/** Starts the site again with a mail server that can be found, and waits until that has every letter, each of them once. */
async function expectAllLetters(dataDirectory: string): Promise<number> {
	const mail = await startMailServer();
	onTestFinished(() => mail.close());
	const site = await start({ dataDirectory, settings: { SMTP_URL: mail.url } });
	const arriving = await timeUntil(async () => mail.mails.length >= SIGN_UPS, 180_000);
	await site.kill('SIGTERM');
	const recipients = mail.mails.map(({ to }) => to?.[0]?.address);
	expect(recipients.toSorted()).toEqual(Array.from({ length: SIGN_UPS }, (_, at) => addressOf(at)).toSorted());
	return arriving;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}

const addressOf = (at: number) => `w${at}@golf.example`;

async function signUp(origin: string, at: number) {
	const answer = await fetch(`${origin}/auth/v1/signup`, {
		method: 'POST',
		body: JSON.stringify({ email: addressOf(at), password: 'three long irons' }),
		headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.17.${at}.1` },
	});
	await answer.text();
	expect(answer.status).toBe(200);
}
