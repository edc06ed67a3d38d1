import { type FaultFigure, readFigures, WHOLE_RUN } from '../support/figures.ts';
import { CASES, SHOWN_IN_PART } from './catalogue.ts';
import { collectTitles, type Shown } from './collect-titles.ts';

const HEAD = `# Reliability

What is done to the site, case by case, and how it is shown that it holds. Made by \`npm run reliability\` from the titles of the
tests; a test holds it to them. Tests in \`tests/faults\` are run by \`npm run test:faults\`, which takes up to twenty minutes, and
leave the figures of their last run here; the hour of R45 has a command of its own, \`npm run soak\`, and the full size of R44 too,
\`npm run bench:full-size\`. All other tests are part of \`npm test\`.
`;

/** The text of `docs/reliability.md` for the tests and figures below `root`. */
export function writeReport(root: string): string {
	const titles = collectTitles(root);
	const figures = readFigures();
	const ids = Object.keys(CASES);
	const inPart = Object.keys(SHOWN_IN_PART);
	const part = (name: string, letter: string) =>
		`## ${name}\n\n${ids
			.filter((id) => id.startsWith(letter))
			.map((id) => sectionOf(id, titles.get(id) ?? [], figures))
			.join('\n')}`;
	return [
		HEAD,
		`Each of ${ids.length} cases is shown by tests. In part, as is said there: ${inPart.join(', ')}.\n`,
		...wholeRun(figures),
		part('When things go wrong', 'R'),
		part('When somebody means harm', 'S'),
	].join('\n');
}

/** How long all of `npm run test:faults` took the last time, where that is known. */
function wholeRun({ [WHOLE_RUN]: whole }: Record<string, FaultFigure>): string[] {
	return whole ? [`${whole.said} (${whole.date}, ${whole.commit}).\n`] : [];
}

function sectionOf(id: string, shown: Shown[], figures: Record<string, FaultFigure>): string {
	const lines = [`### ${id}: ${CASES[id]}\n`];
	for (const test of shown) lines.push(lineOf(test));
	if (SHOWN_IN_PART[id]) lines.push(`- **Shown in part.** ${SHOWN_IN_PART[id]}`);
	for (const [name, { said, date, commit }] of Object.entries(figures)) {
		if (name.split(' ')[0] === id) lines.push(`- **Last run** (${date}, ${commit}): ${said}`);
	}
	return `${lines.join('\n')}\n`;
}

/** How a test is told: its title, and where it is. */
export const lineOf = ({ file, title }: Shown) => `- ${title.replace(/[|<>*_]/g, '\\$&')} (\`${file}\`)`;
