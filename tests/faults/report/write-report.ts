import { type FaultFigure, readFigures, WHOLE_RUN } from '../support/figures.ts';
import { CASES, NOT_YET, SHOWN_IN_PART } from './catalogue.ts';
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
	const open = ids.filter((id) => !titles.has(id));
	const inPart = Object.keys(SHOWN_IN_PART);
	const part = (name: string, letter: string) =>
		`## ${name}\n\n${ids
			.filter((id) => id.startsWith(letter))
			.map((id) => sectionOf(id, titles.get(id) ?? [], figures))
			.join('\n')}`;
	return [
		HEAD,
		`${ids.length - open.length - inPart.length} of ${ids.length} cases are shown by tests. In part, as is said there: ${listOf(inPart)}. Not yet: ${listOf(open)}.\n`,
		...wholeRun(figures),
		part('When things go wrong', 'R'),
		part('When somebody means harm', 'S'),
	].join('\n');
}

const listOf = (ids: readonly string[]) => ids.join(', ') || 'none';

/** How long all of `npm run test:faults` took the last time, where that is known. */
function wholeRun({ [WHOLE_RUN]: whole }: Record<string, FaultFigure>): string[] {
	return whole ? [`${whole.said} (${whole.date}, ${whole.commit}).\n`] : [];
}

function sectionOf(id: string, shown: Shown[], figures: Record<string, FaultFigure>): string {
	const lines = [`### ${id}: ${CASES[id]}\n`];
	if (shown.length === 0) lines.push(`Not shown yet. ${NOT_YET[id] ?? ''}`.trim());
	for (const test of shown) lines.push(lineOf(test));
	if (SHOWN_IN_PART[id]) lines.push(`- **Shown in part.** ${SHOWN_IN_PART[id]}`);
	for (const [name, { said, date, commit }] of Object.entries(figures)) {
		if (name.split(' ')[0] === id) lines.push(`- **Last run** (${date}, ${commit}): ${said}`);
	}
	return `${lines.join('\n')}\n`;
}

/** How a test is told: its title, and where it is. */
export const lineOf = ({ file, title }: Shown) => `- ${title.replace(/[|<>*_]/g, '\\$&')} (\`${file}\`)`;
