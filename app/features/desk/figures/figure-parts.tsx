import type { ReactNode } from 'react';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import type { DeskFigures } from '#domain/desk/figures/figures-queries.ts';
import { LATE_BACKUP_HOURS } from '#domain/desk/figures/last-backup.ts';
import { Urgent } from '../sheet/urgent.tsx';
import type { Chart } from './chart.server.ts';
import type { FigureCharts } from './draw-figures.server.ts';
import { DrawnChart } from './drawn-chart.tsx';
import styles from './figure-parts.module.css';
import { hoursInWords, timesInWords } from './figure-words.ts';

/** Editors cannot make one themselves. */
const TELL = 'Tell whoever runs the site.';

/** How the desk is doing: each part a number or a small chart, with its numbers as a table behind it. */
export function FigureParts({ figures, charts }: { figures: DeskFigures; charts: FigureCharts }) {
	const { reviews, decision, courses, letters, jobs, backup } = figures;
	return (
		<div className={styles.parts}>
			<div className={styles.column}>
				<Part title="Reviews a day" lead={`${formatCount(reviews.all, 'review')} in all`}>
					<DrawnChart name="Reviews written on each day" heads={['Day', 'Reviews']} chart={charts.days} />
				</Part>
				<Part title="Held and rejected" lead="Shares of the reviews written in that time">
					<DrawnChart
						name="Shares of reviews that were held and rejected"
						heads={['What became of them', 'Share']}
						chart={charts.outcomes}
					/>
				</Part>
				<Rules rules={charts.rules} />
			</div>
			<div className={styles.column}>
				<Backup backup={backup} />
				<Times {...decision} chart={charts.decision} />
				<Letters {...letters} chart={charts.letters} />
				<Jobs jobs={jobs} chart={charts.jobs} />
				<Newest courses={courses} />
			</div>
		</div>
	);
}

function Rules({ rules }: Pick<FigureCharts, 'rules'>) {
	return (
		<Part title="By rule" lead={rules.length > 0 ? 'A review can be held by several' : 'No rule has held a review.'}>
			{rules.map(({ rule, name, chart }) => (
				<DrawnChart
					key={rule}
					name={`Reviews held by the rule “${name}”`}
					heads={['What became of them', 'Share']}
					chart={chart}
				/>
			))}
		</Part>
	);
}

function Times({ decided, median, p90, chart }: DeskFigures['decision'] & { chart: Chart }) {
	return (
		<Part title="Time to decision" lead={`${formatCount(decided, 'held review')} decided`}>
			<dl className={styles.numbers}>
				<div>
					<dt>half within (median)</dt>
					<dd>{hoursInWords(median)}</dd>
				</div>
				<div>
					<dt>nine in ten within</dt>
					<dd>{hoursInWords(p90)}</dd>
				</div>
			</dl>
			{decided > 0 && (
				<DrawnChart name="Held reviews by their time to decision" heads={['Time', 'Decided']} chart={chart} />
			)}
		</Part>
	);
}

function Backup({ backup }: Pick<DeskFigures, 'backup'>) {
	return (
		<Part title="Last good backup" lead={backup ? formatMoment(backup.at) : undefined}>
			{!backup && <Urgent>There has been none. {TELL}</Urgent>}
			{backup?.late && (
				<Urgent>
					Overdue: it is more than {LATE_BACKUP_HOURS} hours old. {TELL}
				</Urgent>
			)}
		</Part>
	);
}

function Letters({ all, failed, chart }: DeskFigures['letters'] & { chart: Chart }) {
	const total = failed.reduce((sum, { count }) => sum + count, 0);
	return (
		<Part title="Letters given up" lead={`${formatNumber(total)} of ${formatCount(all, 'letter')}`}>
			{total > 0 && (
				<DrawnChart name="Letters that were given up, by kind" heads={['Letter', 'Given up']} chart={chart} />
			)}
		</Part>
	);
}

function Jobs({ jobs, chart }: Pick<DeskFigures, 'jobs'> & { chart: Chart }) {
	const total = jobs.reduce((sum, { count }) => sum + count, 0);
	return (
		<Part title="Jobs failed" lead={total === 0 ? 'Nothing has failed in the background.' : timesInWords(total)}>
			{total > 0 && (
				<DrawnChart name="Failures of what runs in the background, by job" heads={['Job', 'Failures']} chart={chart} />
			)}
		</Part>
	);
}

function Newest({ courses }: Pick<DeskFigures, 'courses'>) {
	return (
		<Part title="Newest courses" lead={courses.length === 0 ? 'There is no course yet.' : undefined}>
			<ol className={styles.courses}>
				{courses.map(({ id, name, country, createdAt }) => (
					<li key={id}>
						<a href={deskPaths.course(id)}>
							<bdi>{name}</bdi>
						</a>
						<span>
							{getCountry(country)?.name ?? country}, {formatDate(createdAt.toISOString())}
						</span>
					</li>
				))}
			</ol>
		</Part>
	);
}

function Part({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) {
	return (
		<section className={styles.part}>
			<h2>{title}</h2>
			{lead && <p className={styles.lead}>{lead}</p>}
			{children}
		</section>
	);
}
