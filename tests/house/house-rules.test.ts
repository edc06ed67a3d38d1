import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const linesOf = (path: string) => read(path).trimEnd().split('\n').length;

/** The last commit before subjects were held to their length. */
const BEFORE_THE_RULE = 'fe8572c';
const SUBJECT_CHARACTERS = 72;
const README_COMMANDS = 12;
const RECORD_LINES = 60;
/** A screen: of commands and a picture, and of nothing but words. */
const SCREENS = { 'README.md': 60, 'docs/style.md': 30 };
const LINES = { route: 200, component: 150, other: 250 };
const FILES_IN_A_FOLDER = 25;
/** What is numbered or written by a command grows by itself, and nobody looks through it for a place. */
const MAY_BE_LONGER = ['bench/queries/plans', 'database/migrations', 'docs/decisions'];

const inGit = existsSync(`${ROOT}/.git`);
const tracked = inGit ? execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n') : [];
const isProduct = (path: string) =>
	/^(app|cli|content|database|domain|mail|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const withoutCompanions = (path: string) => path.replace(/(\.test|\.server|\.module)?\.(tsx?|css)$/, '');
const tops = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));

function mostLines(path: string): number {
	if (path.startsWith('app/routes/')) return LINES.route;
	return path.endsWith('.tsx') ? LINES.component : LINES.other;
}

describe.skipIf(!inGit)('the house keeps its bounds', () => {
	it('has files of a size that is read at once', () => {
		const product = tracked.filter((path) => isProduct(path) && existsSync(`${ROOT}/${path}`));
		expect(product.length).toBeGreaterThan(1_000);
		expect(product.filter((path) => linesOf(path) > mostLines(path))).toEqual([]);
	});

	it('has folders whose files are seen at a look, a component with its styles and a file with its test as one', () => {
		const folders = Map.groupBy(
			tracked.filter((path) => path.includes('/')),
			dirname,
		);
		expect(folders.size).toBeGreaterThan(100);
		const long = [...folders].filter(([folder, paths]) => {
			return !MAY_BE_LONGER.includes(folder) && new Set(paths.map(withoutCompanions)).size > FILES_IN_A_FOLDER;
		});
		expect(long.map(([folder]) => folder)).toEqual([]);
	});

	it('calls nobody "he" in a comment: whoever reads, writes or decides may be anyone', () => {
		const comments = /^\s*(?:\/\/|\/?\*).*$/gm;
		const called = tracked
			.filter((path) => isProduct(path) && existsSync(`${ROOT}/${path}`))
			.flatMap((path) => (read(path).match(comments) ?? []).map((comment) => `${path}: ${comment.trim()}`))
			.filter((line) => /\b(?:he|him|his|himself|she|hers?|herself)\b/i.test(line.slice(line.indexOf(':'))));
		expect(called).toEqual([]);
	});

	it('says of code where it is', () => {
		const named = [...read('docs/where-code-lives.md').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
		const paths = named.filter((name) => tops.has(name.split('/')[0] ?? '') && name.includes('/'));
		const files = named.filter((name) => /^[\w.*-]+\.(ts|tsx|json|css|txt)$/.test(name));
		expect(paths.length).toBeGreaterThan(100);
		const isThere = (name: string) => {
			const pattern = name.replace(/<[^>]*>/g, '*').replace(/\/$/, '');
			return tracked.some((path) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
		};
		const lost = [...paths, ...files.map((name) => `**/${name}`)].filter((name) => !isThere(name));
		expect(lost).toEqual([]);
	});

	it('says the effect of a commit in a line that every tool shows whole', (context) => {
		// A shallow clone has no such commit, and nothing to say of those that it lacks.
		const log = spawnSync('git', ['log', '--format=%s', `${BEFORE_THE_RULE}..HEAD`], { cwd: ROOT, encoding: 'utf8' });
		if (log.status !== 0) context.skip();
		expect(log.stdout.split('\n').filter((subject) => subject.length > SUBJECT_CHARACTERS)).toEqual([]);
	});
});

describe('the documents keep their bounds', () => {
	const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

	it('names at most twelve commands in the README, and every one in docs/commands.md', () => {
		const named = scripts.filter((script) =>
			new RegExp(`npm (run )?${script}(?![\\w:-])|\`${script}\``).test(read('README.md')),
		);
		expect(named.length).toBeLessThanOrEqual(README_COMMANDS);
		const commands = read('docs/commands.md');
		expect(
			scripts.filter((script) => !new RegExp(`(npm (run (-s )?)?|\`)${script}(?![\\w:-])`).test(commands)),
		).toEqual([]);
	});

	it.each(Object.entries(SCREENS))('has %s on one screen', (path, lines) => {
		expect(linesOf(path)).toBeLessThanOrEqual(lines);
	});

	it('tells a decision in a page', () => {
		const records = readdirSync(`${ROOT}/docs/decisions`).map((name) => `docs/decisions/${name}`);
		expect(records.filter((path) => linesOf(path) > RECORD_LINES)).toEqual([]);
	});
});

it('keeps only the newest snapshot of the schema, which is all that drizzle-kit reads', () => {
	const snapshots = readdirSync(`${ROOT}/database/migrations/meta`).filter((name) => name.endsWith('_snapshot.json'));
	const migrations = readdirSync(`${ROOT}/database/migrations`).filter((name) => name.endsWith('.sql'));
	const newest = migrations.sort().at(-1)?.slice(0, 4);
	expect(snapshots).toEqual([`${newest}_snapshot.json`]);
});
