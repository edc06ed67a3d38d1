import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from './support/database-proxy.ts';
import { signIn, signUpConfirmed } from './support/members.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder } from './support/trial-folder.ts';

const EMAIL = 'karin@golf.example';
const ORIGIN = 'http://127.0.0.1:4200';

let folder: { path: string; remove: () => void };
let database: DatabaseBehindProxy;
let shared: Record<string, string>;
let nodes: SiteProcess[] = [];
beforeAll(async () => {
	folder = lastingFolder();
	database = await startDatabaseBehindProxy(folder.path);
	shared = {
		DATABASE_URL: database.url,
		SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
		AUTH_SIGNING_KEY: makeSigningKey(),
		ORIGIN,
		DRAIN_SECONDS: '0',
	};
	nodes = await Promise.all([0, 1].map(startNode));
});
afterAll(async () => {
	await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
	await database.close();
	folder.remove();
});

const startNode = async (which: number) =>
	startSiteProcess({ dataDirectory: `${folder.path}/node-${which}`, port: await freePort(), settings: shared });

const nodeAt = (which: number): SiteProcess => {
	const node = nodes[which];
	if (!node) throw new Error('no such node');
	return node;
};

async function restartAll() {
	for (const which of [0, 1]) {
		expect(await nodeAt(which).kill('SIGTERM')).toBe(0);
		nodes[which] = await startNode(which);
	}
}

async function ask(which: number, path: string, init: RequestInit = {}) {
	const answer = await fetch(nodeAt(which).origin + path, { redirect: 'manual', ...init });
	return { status: answer.status, text: await answer.text() };
}

it('R33: a reader who was signed in stays so through a rolling restart, and a form fetched before it is taken after it', async () => {
	await signUpConfirmed(nodeAt(0).origin, database.url, EMAIL);
	const { Cookie } = await signIn(nodeAt(0).origin, EMAIL);
	const form = await ask(0, '/support/contact');
	const stamp = /name="stamp"[^>]*value="([^"]+)"/.exec(form.text)?.[1] ?? '';
	expect(stamp).not.toBe('');
	await restartAll();
	for (const which of [0, 1]) {
		expect(await ask(which, '/account', { headers: { Cookie } })).toMatchObject({
			status: 200,
			text: expect.stringContaining(EMAIL),
		});
	}
	const typed = {
		stamp,
		name: 'Karin',
		email: EMAIL,
		subject: 'A putter',
		category: 'general',
		message: 'The putter that I forgot on the ninth green',
	};
	const post = (which: number) =>
		ask(which, '/support/contact', { method: 'POST', body: new URLSearchParams(typed), headers: { Origin: ORIGIN } });
	expect((await post(1)).status).toBe(303);
	// Pressed once more at the other node, which has been restarted too, it is still the one form.
	expect((await post(0)).status).toBe(303);
	expect(await tellDatabase(database.url, 'select subject from contact_messages')).toEqual([{ subject: 'A putter' }]);
});
