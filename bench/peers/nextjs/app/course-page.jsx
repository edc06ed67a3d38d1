import { notFound } from 'next/navigation';
import { readCourse } from './data.js';

/** What a course page has at the least: facts, ten reviews, four other courses. */
export async function CoursePage({ params }) {
	const { country, slug } = await params;
	const read = await readCourse(slug);
	if (!read) notFound();
	const { course, reviews, others } = read;
	return (
		<>
			<h1>{course.name}</h1>
			<p>
				{[course.locality, course.region, course.country].filter(Boolean).join(', ')}: {course.rating_shown} of 10, from{' '}
				{course.rating_count} reviews
			</p>
			<dl>
				<dt>Holes</dt>
				<dd>{course.holes}</dd>
				<dt>Par</dt>
				<dd>{course.par}</dd>
				<dt>Length</dt>
				<dd>{course.length_metres} m</dd>
				<dt>Season</dt>
				<dd>
					{course.season_from} to {course.season_to}
				</dd>
			</dl>
			<h2>Reviews</h2>
			{reviews.map((review) => (
				<article key={review.id}>
					<h3>
						{review.name}: {review.rating}
					</h3>
					<p>{review.content}</p>
					<p>Played {review.date_played}</p>
				</article>
			))}
			<h2>In the same country</h2>
			<ul>
				{others.map((other) => (
					<li key={other.id}>
						<a href={`/courses/${country}/${other.slug}`}>{other.name}</a> {other.rating_shown}
					</li>
				))}
			</ul>
		</>
	);
}
