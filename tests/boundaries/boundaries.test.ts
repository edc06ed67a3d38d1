import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const EXAMPLES = join(import.meta.dirname, 'examples');
const ROOT = join(import.meta.dirname, '../..');
const rules: string[] = config.forbidden.map((rule) => rule.name);

type Violation = { from: string; rule: { name: string } };

/** Each folder of examples/ is a little house of its own with one module that breaks the rule of that name. */
describe('who may import whom', () => {
	let house: string;
	let violations: Violation[];

	beforeAll(async () => {
		house = await mkdtemp(join(tmpdir(), 'fescue-boundaries-'));
		await cp(EXAMPLES, house, { recursive: true });
		await symlink(join(ROOT, 'node_modules'), join(house, 'node_modules'));
		violations = await cruise(house);
	});

	afterAll(() => rm(house, { recursive: true, force: true }));

	it('has an example that breaks it for every rule', async () => {
		expect((await readdir(EXAMPLES)).sort()).toEqual([...rules].sort());
	});

	it.each(rules)('catches a breach of %s', (name) => {
		const caught = violations.filter((violation) => violation.from.startsWith(`${name}/`)).map(({ rule }) => rule.name);
		expect(caught).toContain(name);
	});
});

async function cruise(folder: string): Promise<Violation[]> {
	const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
	const run = promisify(execFile)(
		process.execPath,
		[
			cruiser,
			'--config',
			join(ROOT, '.dependency-cruiser.mjs'),
			'--ts-config',
			join(ROOT, 'tsconfig.json'),
			'--output-type',
			'json',
			'.',
		],
		{ cwd: folder, maxBuffer: 16 * 1024 * 1024 },
	);
	const { stdout } = await run;
	return JSON.parse(stdout).summary.violations;
}
