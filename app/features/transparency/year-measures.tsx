import { formatNumber } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import type { Denominators } from '#domain/desk/transparency/denominators-queries.ts';
import { fileOfPart, REPORT_PARTS } from '#domain/desk/transparency/dsa/template.ts';
import styles from './years-of-decisions.module.css';

const share = (some: number, all: number) =>
	all === 0 ? '' : ` (${formatNumber(Math.round((1000 * some) / all) / 10)}%)`;

/** Minutes, hours up to two days, then days; with one decimal where that says something. */
function time(hours: number | null): string {
	if (hours === null) return 'nothing decided';
	const [value, unit] = hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
	const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
	return `${formatNumber(rounded)} ${unit}${rounded === 1 ? '' : 's'}`;
}

/** What the decisions of a year are to be measured by: of how many, how fast, and what machines had to do with it. */
export function YearMeasures({ year, decisions, of }: { year: number; decisions: number; of: Denominators }) {
	const rows: [what: string, value: string][] = [
		['Reviews written', formatNumber(of.reviews)],
		['of them held by a rule', `${formatNumber(of.held)}${share(of.held, of.reviews)}`],
		['Reports of conditions sent', formatNumber(of.conditions)],
		['of these reports held by a rule', `${formatNumber(of.conditionsHeld)}${share(of.conditionsHeld, of.conditions)}`],
		['Reports received', formatNumber(of.reports)],
		['Rejected or removed', formatNumber(of.removals)],
		['of these first found by a rule', `${formatNumber(of.byRule)}${share(of.byRule, of.removals)}`],
		['Decided by a machine alone', `0 of ${formatNumber(decisions)}`],
		['Median time until a held review was decided', time(of.hours.reviews)],
		['Median time until held conditions were decided', time(of.hours.conditions)],
		['Median time until a report was decided', time(of.hours.reports)],
		['Median time until an objection was decided', time(of.hours.objections)],
	];
	return (
		<table className={styles.table}>
			<caption className="sr-only">Of how many, how fast, and by whom in {year}</caption>
			<thead>
				<tr>
					<th scope="col">Of how many, and how fast</th>
					<th scope="col">Number or time</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([what, value]) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The same year as files for authorities and machines. */
export function YearFiles({ year }: { year: number }) {
	return (
		<details>
			<summary>{year} as files</summary>
			<p>
				The yearly report in the template of Commission Implementing Regulation (EU) 2024/2835, a CSV file for each
				part:
			</p>
			<ul>
				{REPORT_PARTS.map((part) => (
					<li key={part}>
						<a href={paths.transparencyFile(year, fileOfPart(part))} download>
							{year}: {part.replaceAll('_', ' ')}
						</a>
					</li>
				))}
			</ul>
			<p>
				The statements of reasons, with the fields of the Commission’s Transparency Database:{' '}
				<a href={paths.transparencyFile(year, 'statements.csv')} download>
					{year} as CSV
				</a>{' '}
				and{' '}
				<a href={paths.transparencyFile(year, 'statements.json')} download>
					{year} as JSON
				</a>
				.
			</p>
		</details>
	);
}
