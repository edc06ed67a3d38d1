import { type FaultFigure, readFigures } from '../support/figures.ts';
import { CASES, NOT_YET } from './catalogue.ts';
import { collectTitles, type Shown } from './collect-titles.ts';

const HEAD = `# Reliability

What is done to the site, case by case, and how it is shown that it holds. Made by \`npm run reliability\` from the titles of the
tests; a test holds it to them. Cases with a last run were run by \`npm run test:faults\`, which takes up to twenty minutes; all
others are part of \`npm test\`.
`;

/** The text of `docs/reliability.md` for the tests and figures below `root`. */
export function writeReport(root: string): string {
	const titles = collectTitles(root);
	const figures = readFigures();
	const ids = Object.keys(CASES);
	const open = ids.filter((id) => !titles.has(id));
	const part = (name: string, letter: string) =>
		`## ${name}\n\n${ids
			.filter((id) => id.startsWith(letter))
			.map((id) => sectionOf(id, titles.get(id) ?? [], figures))
			.join('\n')}`;
	return [
		HEAD,
		`${ids.length - open.length} of ${ids.length} cases are shown by a test. Not yet: ${open.join(', ') || 'none'}.\n`,
		part('When things go wrong', 'R'),
		part('When somebody means harm', 'S'),
	].join('\n');
}

function sectionOf(id: string, shown: Shown[], figures: Record<string, FaultFigure>): string {
	const lines = [`### ${id}: ${CASES[id]}\n`];
	if (shown.length === 0) lines.push(`Not shown yet. ${NOT_YET[id] ?? ''}`.trim());
	for (const test of shown) lines.push(lineOf(test));
	for (const [name, { said, date, commit }] of Object.entries(figures)) {
		if (name.split(' ')[0] === id) lines.push(`- **Last run** (${date}, ${commit}): ${said}`);
	}
	return `${lines.join('\n')}\n`;
}

/** How a test is told: its title, and where it is. */
export const lineOf = ({ file, title }: Shown) => `- ${title.replace(/[|<>*_]/g, '\\$&')} (\`${file}\`)`;
