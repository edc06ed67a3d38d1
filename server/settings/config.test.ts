import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSigningKey } from '../auth/signing-keys.ts';
import { type Config, readConfig, settingsSchema } from './config.ts';

const SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';
const ORIGIN = 'https://golf.example';
const KEY = makeSigningKey();
const SMTP_URL = 'smtps://user:password@mail.example:465';

function configOf(env: NodeJS.ProcessEnv): Config {
	const config = readConfig(env);
	if (!config.ok) throw new Error(config.message);
	return config.value;
}

function complaintAbout(env: NodeJS.ProcessEnv): string {
	const config = readConfig(env);
	if (config.ok) throw new Error('the settings were taken');
	return config.message;
}

describe('settings', () => {
	it('need nothing at all on a laptop', () => {
		expect(configOf({})).toMatchObject({
			mode: 'local',
			port: 3000,
			origin: 'http://localhost:3000',
			databaseUrl: null,
			secret: null,
		});
	});

	it('build the local address from the port', () => {
		expect(configOf({ PORT: '4100' }).origin).toBe('http://localhost:4100');
	});

	it('take an empty variable for a missing one', () => {
		expect(configOf({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 3000 });
	});

	it('read lists and proxies', () => {
		const config = configOf({
			SOCIAL_LINKS: 'Instagram=https://instagram.example/golf?a=b, X=https://x.example',
			TRUST_PROXY: '10.0.0.1, 10.0.0.2',
		});
		expect(config.socialLinks).toEqual([
			{ name: 'Instagram', url: 'https://instagram.example/golf?a=b' },
			{ name: 'X', url: 'https://x.example' },
		]);
		expect(config.trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
		expect(configOf({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
		const APP_ORIGINS = 'https://app.golf.example, http://localhost:8100,capacitor://localhost';
		expect(configOf({ APP_ORIGINS }).appOrigins).toEqual(APP_ORIGINS.split(/, ?/));
		expect(configOf({}).appOrigins).toEqual([]);
	});

	it.each([
		['PORT', '80a'],
		['PORT', '70000'],
		['FESCUE_MODE', 'prod'],
		['ORIGIN', 'https://golf.example/'],
		['ORIGIN', 'golf.example'],
		['APP_ORIGINS', '*'],
		['APP_ORIGINS', 'null'],
		['APP_ORIGINS', 'https://app.golf.example/'],
		['APP_ORIGINS', 'https://app.golf.example,golf.example'],
		['APP_ORIGINS', 'file://localhost'],
		['MAP_STYLE_URL', 'tiles.golf.example/style.json'],
		['MAP_STYLE_URL', 'https://[golf'],
		['MAP_STYLE_URL', 'https://golf.example/a style.json'],
		['MAP_STYLE_ORIGINS', 'https://tiles.golf.example; script-src *'],
		['MAP_STYLE_ORIGINS', 'https://tiles.golf.example/'],
		['DATABASE_URL', 'mysql://x'],
		['DATABASE_URL', 'postgresql://me:pass/word@host/name'],
		['DATABASE_REPLICA_URL', 'mysql://x'],
		['TRUST_PROXY', 'yes'],
		['SHARED_CACHE_SECONDS', '86401'],
		['LOG_LEVEL', 'loud'],
		['SOCIAL_LINKS', 'javascript:alert(1)'],
		['SOCIAL_LINKS', 'X=javascript:alert(1)'],
		['MAIL_DOMAIN', 'a\r\nBcc: x'],
		['SECRET', 'short'],
		['AUTH_SIGNING_KEY', 'bm8ga2V5'],
		['SMTP_URL', 'mail.example'],
		['MAIL_FROM', 'a\r\nBcc: x'],
	])('R18: name the variable in one line: %s=%s', (name, value) => {
		const message = complaintAbout({ [name]: value });
		expect(message).toMatch(new RegExp(`^${name} must be |^${name} must have `));
		expect(message).not.toContain('\n');
	});

	it.each([
		[{}, 'SECRET'],
		[{ SECRET: 'a'.repeat(40), ORIGIN: 'https://golf.example' }, 'SECRET'],
		[{ SECRET: 'change-me-change-me-change-me-0123456789', ORIGIN: 'https://golf.example' }, 'SECRET'],
		[{ SECRET }, 'ORIGIN'],
		[{ SECRET, ORIGIN: 'http://golf.example' }, 'ORIGIN'],
		[{ SECRET, ORIGIN }, 'AUTH_SIGNING_KEY'],
		[{ SECRET, ORIGIN, AUTH_SIGNING_KEY: KEY, SMTP_URL }, 'MAIL_DOMAIN'],
		[{ SECRET, ORIGIN, AUTH_SIGNING_KEY: KEY, MAIL_DOMAIN: 'golf.example' }, 'SMTP_URL'],
	])(
		'S62, S63: refuse a production installation without good secrets, https and a way for its letters: %j',
		(env, name) => {
			expect(complaintAbout({ FESCUE_MODE: 'production', ...env })).toMatch(new RegExp(`^${name} `));
		},
	);

	it('let the style of the maps load from its own origin and from those named beside it', () => {
		const MAP_STYLE_URL = 'https://tiles.golf.example/styles/plain.json?key=a';
		const [url, own] = [MAP_STYLE_URL, 'https://tiles.golf.example'];
		expect(configOf({}).mapStyle).toBeNull();
		expect(configOf({ MAP_STYLE_URL }).mapStyle).toEqual({ url, origins: [own] });
		const MAP_STYLE_ORIGINS = 'https://fonts.golf.example, https://tiles.golf.example';
		expect(configOf({ MAP_STYLE_URL, MAP_STYLE_ORIGINS }).mapStyle).toEqual({
			url,
			origins: [own, 'https://fonts.golf.example'],
		});
	});

	it.each([
		{ MAP_STYLE_URL: 'http://tiles.golf.example/style.json' },
		{ MAP_STYLE_URL: `${ORIGIN}/style.json`, MAP_STYLE_ORIGINS: 'http://tiles.golf.example' },
	])('refuse a style that a browser would not load into a page that came by https: %j', (env) => {
		expect(complaintAbout({ ORIGIN, ...env })).toMatch(
			/^MAP_STYLE_\w+ must begin with https:\/\/ where ORIGIN does\.$/,
		);
		expect(configOf(env).mapStyle).not.toBeNull();
	});

	it('refuse origins of a style that is none', () => {
		expect(complaintAbout({ MAP_STYLE_ORIGINS: ORIGIN })).toBe('MAP_STYLE_URL must be set where MAP_STYLE_ORIGINS is.');
	});

	it('S62: never repeat a secret in a complaint', () => {
		expect(complaintAbout({ SECRET: 'hunter2' })).not.toContain('hunter2');
	});

	it('take a good production installation', () => {
		const config = configOf({
			FESCUE_MODE: 'production',
			SECRET,
			ORIGIN,
			SMTP_URL,
			AUTH_SIGNING_KEY: KEY,
			MAIL_DOMAIN: 'golf.example',
		});
		expect(config).toMatchObject({
			mode: 'production',
			host: '0.0.0.0',
			origin: 'https://golf.example',
			drainSeconds: 3,
		});
	});
});

describe('.env.example', () => {
	const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

	it('has every setting and no other, each with a comment above', () => {
		const names = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
		expect(names.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
		for (const block of example.split('\n\n')) expect(block).toMatch(/^#/);
	});

	it('says what holds without it', () => {
		const written = Object.fromEntries(
			[...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
		);
		expect(configOf(written)).toEqual(configOf({}));
	});
});
