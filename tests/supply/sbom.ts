import { execFileSync } from 'node:child_process';
import { type LockedPackage, readPackages } from './packages.ts';

type Reference = { 'bom-ref': string; purl: string; hashes: { alg: string; content: string }[] };
type Dependency = { ref: string; dependsOn: string[] };

/** A list of packages as CycloneDX has it, with what is read here. */
export type Sbom = {
	bomFormat: string;
	metadata: { component: Reference };
	components: Reference[];
	dependencies: Dependency[];
};

/** How CycloneDX names a package. */
export const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * What an installation of the checkout in `root` runs, as npm describes it. `npm sbom --omit=dev` would leave out whatever a tool
 * needs as well, React among it: so npm is asked for everything, and the lockfile says what is for those who work on it alone.
 * Throws where npm fails.
 */
export function readSbom(root: string): Sbom {
	const command = { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 } as const;
	const all = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], command)) as Sbom;
	const run = new Set(readPackages(root).flatMap((each) => (each.isDev ? [] : [purlOf(each)])));
	const components = all.components.filter(({ purl }) => run.has(purl));
	const kept = new Set([all.metadata.component, ...components].map((each) => each['bom-ref']));
	const dependencies = all.dependencies
		.filter(({ ref }) => kept.has(ref))
		.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
	return { ...all, components, dependencies };
}
