import { readPackages } from './packages.ts';

/** The text of `docs/licences.md`: what an installation runs, with its licences. */
export function licencesPage(root: string): string {
	const packages = readPackages(root).filter(({ isDev }) => !isDev);
	const lines = new Set(packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`));
	return `# Licences

What a production installation may hold (\`npm ci --omit=dev\`; packages for other platforms are left out by npm), made by
\`npm run licences\` from the lockfile. \`npm run -s sbom\` gives the same as CycloneDX. Fescue itself is MIT.

libvips, which sharp brings as a shared library of its own, is under the LGPL: it may be exchanged for another build, and nothing
of it is part of our code. The fonts are under the SIL Open Font License (\`app/styles/fonts/OFL.txt\`).

| Package | Version | Licence |
| --- | --- | --- |
${[...lines].join('\n')}
`;
}
