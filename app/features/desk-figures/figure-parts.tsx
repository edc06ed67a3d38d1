import type { ReactNode } from 'react';
import { getCountry } from '#domain/catalogue/countries.ts';
import type { DeskFigures } from '#domain/desk/figures-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding-rules.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { formatCount, formatDate, formatNumber } from '../../lib/format.ts';
import { type Bar, Bars } from '../../ui/bars.tsx';
import styles from './figure-parts.module.css';
import { hoursInWords, jobInWords, shareInWords, shareOf, timesInWords } from './figure-words.ts';

/** How the desk is doing: each part a number or a few bars, which are a table to those who listen. */
export function FigureParts({ figures }: { figures: DeskFigures }) {
	const { days, rules, reviews, decision, courses, letters, jobs } = figures;
	const busiest = Math.max(...days.map((day) => day.reviews));
	return (
		<div className={styles.parts}>
			<Part title="Reviews a day" lead={`${formatCount(reviews.all, 'review')} in all`}>
				<Bars
					caption="Reviews written on each day"
					heads={['Day', 'Reviews']}
					bars={days.map((day) => ({
						...{ label: formatDate(day.day), share: shareOf(day.reviews, busiest) },
						value: formatNumber(day.reviews),
					}))}
				/>
			</Part>
			<div className={styles.column}>
				<Part title="Held and rejected" lead="Shares of the reviews written in that time">
					<Bars
						caption="Shares of reviews that were held and rejected"
						heads={['What became of them', 'Share']}
						bars={[toBar('Held', reviews.held, reviews.all), toBar('Rejected', reviews.rejected, reviews.all)]}
					/>
				</Part>
				<Rules rules={rules} all={reviews.all} />
				<Times {...decision} />
				<Letters {...letters} />
				<Jobs jobs={jobs} />
				<Newest courses={courses} />
			</div>
		</div>
	);
}

function Rules({ rules, all }: { rules: DeskFigures['rules']; all: number }) {
	return (
		<Part title="By rule" lead={rules.length > 0 ? 'A review can be held by several' : 'No rule has held a review.'}>
			{rules.map(({ rule, held, rejected }) => (
				<Bars
					key={rule}
					caption={`Reviews held by the rule “${nameOf(rule)}”`}
					heads={['What became of them', 'Share']}
					bars={[toBar(nameOf(rule), held, all), toBar('of these rejected', rejected, held)]}
				/>
			))}
		</Part>
	);
}

function Times({ decided, median, p90 }: DeskFigures['decision']) {
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
		</Part>
	);
}

function Letters({ all, failed }: DeskFigures['letters']) {
	const total = failed.reduce((sum, { count }) => sum + count, 0);
	return (
		<Part title="Letters given up" lead={`${formatNumber(total)} of ${formatCount(all, 'letter')}`}>
			{total > 0 && (
				<Bars
					caption="Letters that were given up, by kind"
					heads={['Letter', 'Given up']}
					bars={failed.map(({ message, count }) => partOf(message.replaceAll('-', ' '), count, total))}
				/>
			)}
		</Part>
	);
}

function Jobs({ jobs }: Pick<DeskFigures, 'jobs'>) {
	const total = jobs.reduce((sum, { count }) => sum + count, 0);
	return (
		<Part title="Jobs failed" lead={total === 0 ? 'Nothing has failed in the background.' : timesInWords(total)}>
			{total > 0 && (
				<Bars
					caption="Failures of what runs in the background, by job"
					heads={['Job', 'Failures']}
					bars={jobs.map(({ job, count }) => partOf(jobInWords(job), count, total))}
				/>
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

const toBar = (label: string, count: number, all: number): Bar => ({
	...{ label, share: shareOf(count, all) },
	value: `${shareInWords(count, all)}\u00a0(${formatNumber(count)})`,
});

/** One of several kinds, with how many of all it is. */
const partOf = (label: string, count: number, total: number): Bar => ({
	...{ label, share: shareOf(count, total) },
	value: formatNumber(count),
});

const nameOf = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);
