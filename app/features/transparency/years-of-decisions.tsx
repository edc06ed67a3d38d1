import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { Denominators } from '#domain/desk/transparency/denominators-queries.ts';
import type { Counted, TransparencyYear } from '#domain/desk/transparency/transparency-queries.ts';
import { YearFiles, YearMeasures } from './year-measures.tsx';
import styles from './years-of-decisions.module.css';

export const yearId = (year: number) => `year-${year}`;

export type MeasuredYear = TransparencyYear & { measured: Denominators | null };

/** A year below the other, the newest first. Null where the log could not be read. */
export function YearsOfDecisions({ years }: { years: readonly MeasuredYear[] | null }) {
	if (years === null)
		return <p className={styles.none}>The numbers cannot be read just now. Please come back later.</p>;
	if (years.length === 0)
		return <p className={styles.none}>No decision has been made yet. The first will be counted here at once.</p>;
	return (
		<>
			{years.map((year) => (
				<Year key={year.year} {...year} />
			))}
		</>
	);
}

function Year({ year, decisions, kinds, grounds, measured }: MeasuredYear) {
	return (
		<section className={styles.year} aria-labelledby={yearId(year)}>
			<h2 id={yearId(year)}>{year}</h2>
			<p>{formatCount(decisions, 'decision')} in all.</p>
			<table className={styles.table}>
				<caption className="sr-only">Decisions of {year} by kind and outcome</caption>
				<thead>
					<tr>
						<th scope="col">Kind</th>
						<th scope="col">Outcome</th>
						<th scope="col">Decisions</th>
					</tr>
				</thead>
				{kinds.map(({ kind, outcomes }) => (
					<tbody key={kind}>
						{outcomes.map(({ name, count }, at) => (
							<tr key={name}>
								{at === 0 && (
									<th scope="rowgroup" rowSpan={outcomes.length}>
										{kind}
									</th>
								)}
								<td>{name}</td>
								<td>{formatNumber(count)}</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
			{grounds.length > 0 && <Grounds year={year} grounds={grounds} />}
			{measured && <YearMeasures year={year} decisions={decisions} of={measured} />}
			<YearFiles year={year} />
		</section>
	);
}

function Grounds({ year, grounds }: { year: number; grounds: readonly Counted[] }) {
	return (
		<table className={styles.table}>
			<caption className="sr-only">Grounds of what was rejected or removed in {year}</caption>
			<thead>
				<tr>
					<th scope="col">Ground of what was rejected or removed</th>
					<th scope="col">Decisions</th>
				</tr>
			</thead>
			<tbody>
				{grounds.map(({ name, count }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>{formatNumber(count)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
