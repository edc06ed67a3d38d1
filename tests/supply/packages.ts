import { readFileSync } from 'node:fs';

/** A package of the lockfile. `path` is where it is installed. */
export type LockedPackage = {
	path: string;
	name: string;
	version: string;
	license: string;
	integrity: string;
	isDev: boolean;
	hasInstallScript: boolean;
};

const MODULES = 'node_modules/';

/** What packages say in their LICENSE alone. */
const UNNAMED: Readonly<Record<string, string>> = { suncalc: 'BSD-2-Clause' };

/** Every package that the lockfile fixes, by name. */
export function readPackages(root: string): LockedPackage[] {
	// The lockfile's shape is npm's; what is missing in it shows as an empty text.
	const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
		packages: Record<string, Partial<LockedPackage> & { dev?: boolean }>;
	};
	return Object.entries(packages)
		.filter(([path]) => path !== '')
		.map(([path, { name: alias, version = '', license, integrity = '', dev, hasInstallScript }]) => {
			const name = alias ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);
			return {
				path,
				version,
				license: license ?? UNNAMED[name] ?? '',
				integrity,
				isDev: dev === true,
				hasInstallScript: hasInstallScript === true,
				name,
			};
		})
		.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}
