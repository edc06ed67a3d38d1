import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import styles from './course-facts.module.css';
import { furtherFacts, mainFacts, type PrintedFact, typicalNames } from './printed-facts.ts';

/** About this course, Course details and Facilities; fallbacks are named as such (decision C8). */
export function CourseFacts({ course }: { course: CourseDetails }) {
	const main = mainFacts(course);
	const { description, facilities } = course;
	return (
		<div className={styles.columns}>
			<section className={styles.about} aria-labelledby="about">
				<h2 id="about">About this course</h2>
				<p className={styles.lead} dir="auto">
					{description.value}
				</p>
				<TypicalNote names={description.typical ? 'Description' : ''} slug={course.slug} />
			</section>
			<section className={styles.details} aria-labelledby="details">
				<h2 id="details">Course details</h2>
				<dl className={styles.main}>
					<Facts facts={main} />
				</dl>
				<TypicalNote names={typicalNames(main)} slug={course.slug} />
				<dl className={styles.further}>
					<Facts facts={furtherFacts(course)} />
				</dl>
			</section>
			<section className={styles.facilities} aria-labelledby="facilities">
				<h2 id="facilities">Facilities</h2>
				<ul>
					{facilities.value.map((facility) => (
						<li key={facility}>{facility}</li>
					))}
				</ul>
				<TypicalNote names={facilities.typical ? 'Facilities' : ''} slug={course.slug} />
			</section>
		</div>
	);
}

function Facts({ facts }: { facts: PrintedFact[] }) {
	return facts.map(({ name, value, typical, address }) => (
		<div key={name}>
			<dt>{name}</dt>
			<dd data-typical={typical || undefined}>
				{address ? (
					<a href={address} rel="noopener nofollow">
						{value}
					</a>
				) : (
					<bdi>{value}</bdi>
				)}
			</dd>
		</div>
	));
}

function TypicalNote({ names, slug }: { names: string; slug: string }) {
	if (names === '') return null;
	return (
		<p className={styles.note}>
			{names}: typical values, not confirmed. <a href={paths.suggestCourse({ course: slug })}>Suggest the real ones</a>
		</p>
	);
}
