import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toPicture } from './chart.ts';
import type { Results } from './results.ts';
import { toMarkdown } from './table.ts';

const DOCUMENTS = fileURLToPath(new URL('../docs/', import.meta.url));
const PICTURES = 'pictures/performance';
const HEAD = `# Performance

Made by \`npm run bench -- --write\` from \`bench/results.json\`; nothing here is typed by hand. A part that is measured by itself
replaces its own figures alone, so each says of which commit and day it is. Timings differ from machine to machine: what counts are
the ratios within one run. \`npm run bench:peers\` installs Lighthouse first.
`;

type Section = { text: string; name: string; picture: string | null };

/** Writes docs/performance.md and its pictures: every part's last figures, in the order of `parts`. */
export async function writeReport(results: Results, parts: readonly string[]): Promise<void> {
	const sections = sectionsOf(results, parts);
	await rm(`${DOCUMENTS}${PICTURES}`, { recursive: true, force: true });
	await mkdir(`${DOCUMENTS}${PICTURES}`, { recursive: true });
	for (const { name, picture } of sections) if (picture) await writeFile(`${DOCUMENTS}${PICTURES}/${name}`, picture);
	await writeFile(`${DOCUMENTS}performance.md`, [HEAD, ...sections.map(({ text }) => text)].join('\n'));
}

/** The sections of the document. */
export function sectionsOf(results: Results, parts: readonly string[]): Section[] {
	return parts.flatMap((part) => {
		const { origin = '', tables = [] } = results[part] ?? {};
		return tables.map((table, place) => {
			const name = `${part}-${place + 1}.svg`;
			const picture = toPicture(table);
			return { text: toMarkdown(table, origin, picture && `${PICTURES}/${name}`), name, picture };
		});
	});
}
