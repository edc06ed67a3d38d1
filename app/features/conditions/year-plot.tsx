import { formatCount } from '#app/lib/format/format.ts';
import { formatMonthName } from '#app/lib/format/format-day.ts';
import { ENOUGH_OF_A_MONTH, type YearOfGreens } from '#domain/conditions/year.ts';
import styles from './year-plot.module.css';
import { yearInWords } from './year-words.ts';

const SIZE = { width: 400, height: 190, left: 34, top: 14, foot: 166 };
const STEP = (SIZE.width - SIZE.left) / 12;
const up = (share: number) => SIZE.foot - share * (SIZE.foot - SIZE.top);
/** What is nought is drawn as a line, so that it is not taken for unknown. */
const LEAST_HEIGHT = 1.5;

/** When the greens of a course were good: a sentence, twelve columns, and the same as a table. */
export function YearPlot({ year }: { year: YearOfGreens | null }) {
	if (!year) return null;
	const { months, reports, since } = year;
	const temporary = months.filter(({ isTemporary }) => isTemporary).map(({ month }) => formatMonthName(month));
	return (
		<section className={styles.year} aria-labelledby="year-of-greens">
			<h2 id="year-of-greens">When were the greens good</h2>
			<p className={styles.result}>{yearInWords(year)}</p>
			{temporary.length > 0 && <p>Often temporary greens: {temporary.join(', ')}.</p>}
			<Columns months={months} />
			<p className={styles.source}>
				Share of {formatCount(reports, 'report')} since {since}, by month of play. Pale: fewer than {ENOUGH_OF_A_MONTH}{' '}
				reports.{temporary.length > 0 && ' A line above: often temporary greens.'}
			</p>
			<details className={styles.table}>
				<summary>As a table</summary>
				<MonthTable months={months} />
			</details>
		</section>
	);
}

type Months = Pick<YearOfGreens, 'months'>;

/** The table has all of it in words. */
function Columns({ months }: Months) {
	return (
		<svg className={styles.columns} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
			{[0, 0.5, 1].map((share) => (
				<g key={share}>
					<line x1={SIZE.left} x2={SIZE.width} y1={up(share)} y2={up(share)} />
					{share > 0 && (
						<text x={0} y={up(share) + 4}>
							{share * 100} %
						</text>
					)}
				</g>
			))}
			{months.map(({ month, good, isEnough, isTemporary }) => {
				const x = SIZE.left + (month - 1) * STEP;
				const y = Math.min(up(good ?? 0), SIZE.foot - LEAST_HEIGHT);
				return (
					<g key={month} data-few={isEnough ? undefined : ''}>
						{good !== null && <rect x={x + 4} y={y} width={STEP - 8} height={SIZE.foot - y} rx={1.5} />}
						{isTemporary && <line className={styles.temporary} x1={x + 4} x2={x + STEP - 4} y1={y - 5} y2={y - 5} />}
						<text className={styles.month} x={x + STEP / 2} y={SIZE.height - 6}>
							{formatMonthName(month).slice(0, 1)}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

const MonthTable = ({ months }: Months) => (
	<table>
		<thead>
			<tr>
				<th scope="col">Month</th>
				<th scope="col">Reports</th>
				<th scope="col">Greens good</th>
				<th scope="col">Temporary greens</th>
			</tr>
		</thead>
		<tbody>
			{months.map(({ month, reports, good, temporary, all }) => (
				<tr key={month}>
					<th scope="row">{formatMonthName(month)}</th>
					<td>{reports}</td>
					<td>{good === null ? 'not known' : `${Math.round(good * 100)} %`}</td>
					<td>{all === 0 ? 'not known' : `${temporary} of ${all}`}</td>
				</tr>
			))}
		</tbody>
	</table>
);
