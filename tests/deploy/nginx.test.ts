import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MOST_ITEMS } from '#app/features/data-calls/parameters.ts';
import { findNginx, nginxComplaints, writeNginxTrial } from '#tests/support/servers/nginx.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const nginx = findNginx();
const read = (name: string) => readFileSync(new URL(`../../deploy/nginx/${name}`, import.meta.url), 'utf8');
const ours = read('fescue.conf');

/** What the nginx of compose.yaml (1.29) knows and that of Debian 12 (1.22) does not, and names of Docker's own network. */
const LATER: [string, string][] = [
	['    http2 on;\n', ''],
	['site-a:3000 resolve', '127.0.0.1:3000'],
	['site-b:3000 resolve', '127.0.0.1:3001'],
];

describe('the configurations of nginx', () => {
	it.runIf(nginx)('are taken by nginx', async () => {
		const folder = await makeTemporaryFolder();
		onTestFinished(() => rm(folder, { recursive: true }));
		expect(nginxComplaints(nginx ?? '', await writeNginxTrial('fescue.conf', `${folder}/one`, []))).toBe('');
		expect(nginxComplaints(nginx ?? '', await writeNginxTrial('compose.conf', `${folder}/two`, LATER))).toBe('');
	});

	it('are the same but for names and paths', () => {
		const rules = (text: string) =>
			text
				.split('\n')
				.filter(
					(line) =>
						/proxy_(?!cache_path)|client_max|keepalive|limit_|_log|map|add_header|error_page|return 5/.test(line) &&
						!/^ *#/.test(line),
				);
		expect(rules(read('compose.conf'))).toEqual(rules(ours));
		expect(read('compose.conf')).toContain('server site-b:3000');
	});

	it('tell the site the same of a request for a file as of any other', () => {
		const told = (text: string) => [...text.matchAll(/^ +proxy_set_header (.*);$/gm)].map(([, header]) => header);
		const [others = '', files = ''] = ours.split('location /assets/ {');
		expect(told(files)).toEqual(['Accept-Encoding $kept_encoding', ...told(others)]);
		expect(told(others)).toHaveLength(4);
	});

	it('never send a post twice, and let six photographs through', () => {
		expect(ours).not.toContain('non_idempotent');
		expect(ours).toContain('client_max_body_size 95m');
		expect(ours.split('{').length).toBe(ours.split('}').length);
	});

	it('S55: let no network read 35,000 courses within an hour by data calls, however many nodes there are', () => {
		const [, perMinute] = /rate=(\d+)r\/m/.exec(ours) ?? [];
		const [, burst] = /burst=(\d+) nodelay/.exec(ours) ?? [];
		const calls = 1 + Number(burst) + 60 * Number(perMinute);
		expect(calls * MOST_ITEMS).toBeLessThan(35_000);
	});

	it('note nobody’s address and no query', () => {
		for (const text of [ours, read('compose.conf')]) {
			const servers = text.split(/^server \{$/m).slice(1);
			expect(servers).toHaveLength(2);
			for (const server of servers) {
				expect(server).toContain('access_log off;');
				expect(server).toMatch(/error_log \S+ alert;/);
			}
		}
	});
});
