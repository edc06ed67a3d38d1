import { useEffect, useState } from 'react';
import { MOST_COMPARED } from '#domain/catalogue/comparison.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './add-course.module.css';

type Compared = { slug: string; name: string; countrySlug: string };
type ComparedBeforeProps = { courses: { slug: string; name: string; country: { slug: string } }[] };

const KEY = 'fescue:compare';

/** The courses compared before in this tab, each a link that adds it: so four can be gathered from cards and course pages. */
export function ComparedBefore({ courses }: ComparedBeforeProps) {
	const [before, setBefore] = useState<Compared[]>([]);
	const slugs = courses.map(({ slug }) => slug);
	const here = slugs.join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: `here` says when the courses have changed
	useEffect(() => {
		const others = readKept().filter(({ slug }) => !slugs.includes(slug));
		setBefore(others);
		const now = courses.map(({ slug, name, country }) => ({ slug, name, countrySlug: country.slug }));
		keep([...now, ...others].slice(0, MOST_COMPARED * 2));
	}, [here]);
	if (before.length === 0 || courses.length >= MOST_COMPARED) return null;
	return (
		<section className={styles.add} aria-label="Compared before">
			<h2 className={styles.title}>Compared before</h2>
			<ul className={styles.found}>
				{before.map((course) => (
					<li key={course.slug}>
						<Link to={paths.compare([...slugs, course.slug])}>
							Add <CourseName course={course} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Storage may be switched off; then nothing is remembered. */
function keep(compared: Compared[]) {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(compared));
	} catch {}
}

function readKept(): Compared[] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isCompared) : [];
	} catch {
		return [];
	}
}

function isCompared(value: unknown): value is Compared {
	const { slug, name, countrySlug }: { slug?: unknown; name?: unknown; countrySlug?: unknown } = Object(value);
	return [slug, name, countrySlug].every((part) => typeof part === 'string');
}
