import type { ReactNode } from 'react';
import { formatList } from '#app/lib/format/fact-format.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import styles from './course-facts.module.css';
import { FactSources } from './fact-sources.tsx';
import { type AskedFact, furtherFacts, mainFacts, unknownFurther } from './printed-facts.ts';

/**
 * About this course, Course details and Facilities, and where they are from; what is not known is asked for (decision K2). `children`
 * stand below what is said of the course itself.
 */
export function CourseFacts({ course, children }: { course: CourseDetails; children?: ReactNode }) {
	const { description, facilities, slug } = course;
	return (
		<div className={styles.columns}>
			<section className={styles.about} aria-labelledby="about">
				<h2 id="about">About this course</h2>
				{description === null ? (
					<NotKnown slug={slug} what="Nobody has described it to us yet." ask="Can you?" />
				) : (
					<p className={styles.lead} dir="auto">
						{description}
					</p>
				)}
			</section>
			<section className={styles.details} aria-labelledby="details">
				<h2 id="details">Course details</h2>
				<dl className={styles.main}>
					<Facts facts={mainFacts(course)} slug={slug} />
				</dl>
				<dl className={styles.further}>
					<Facts facts={furtherFacts(course)} slug={slug} />
				</dl>
				<Unknown names={unknownFurther(course)} slug={slug} />
				<FactSources course={course} />
			</section>
			<section className={styles.facilities} aria-labelledby="facilities">
				<h2 id="facilities">Facilities</h2>
				{facilities.length === 0 ? (
					<NotKnown slug={slug} what="Not known yet." />
				) : (
					<ul>
						{facilities.map((facility) => (
							<li key={facility}>{facility}</li>
						))}
					</ul>
				)}
			</section>
			{children}
		</div>
	);
}

function Facts({ facts, slug }: { facts: AskedFact[]; slug: string }) {
	return facts.map(({ name, value, doubt, address }) => (
		<div key={name}>
			<dt>{name}</dt>
			<dd>
				{value === null ? <NotKnown slug={slug} /> : address ? <a {...toClub(address)}>{value}</a> : <bdi>{value}</bdi>}
				{doubt && <small className={styles.doubt}> {doubt}</small>}
			</dd>
		</div>
	));
}

const toClub = (href: string) => ({ href, rel: 'noopener nofollow' });

type NotKnownProps = { slug: string; what?: string; ask?: string };

function NotKnown({ slug, what = 'not known yet.', ask = 'Do you know it?' }: NotKnownProps) {
	return (
		<span className={styles.unknown}>
			{what} <a href={paths.suggestCourse({ course: slug })}>{ask}</a>
		</span>
	);
}

/** What else nobody has told us, in one sentence. */
function Unknown({ names, slug }: { names: string[]; slug: string }) {
	if (names.length === 0) return null;
	return (
		<p className={styles.note}>
			<NotKnown
				slug={slug}
				what={`${capital(formatList(names.map((name) => name.toLowerCase())))}: not known yet.`}
				ask={names.length > 1 ? 'Do you know them?' : 'Do you know it?'}
			/>
		</p>
	);
}
