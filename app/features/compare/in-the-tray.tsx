import { useEffect, useRef, useState } from 'react';
import { MOST_COMPARED } from '#domain/catalogue/comparison.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { nameLanguage } from '../course-card/course-name.tsx';
import styles from './add-course.module.css';
import { type Kept, keep, readKept } from './tray/kept.ts';

type InTheTrayProps = { courses: { slug: string; name: string; country: { slug: string } }[] };

/**
 * What is in the tray beside the courses of the comparison: each a link that adds it; and where they are not the same, a button that
 * puts these courses into the tray. As long as they are, the tray follows what is added and removed.
 */
export function InTheTray({ courses }: InTheTrayProps) {
	const [kept, setKept] = useState<Kept[]>([]);
	const [isFollowing, setFollowing] = useState(true);
	const before = useRef<string | null>(null);
	const here = slugsOf(courses);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `here` says when the courses have changed
	useEffect(() => {
		const was = before.current;
		before.current = here;
		if (was !== null && was !== here && was === slugsOf(readKept())) put();
		else show();
	}, [here]);

	const show = () => {
		const now = readKept();
		setKept(now);
		setFollowing(slugsOf(now) === here);
	};
	const put = () => {
		try {
			keep(courses.map(toKept));
		} catch {
			// A browser that keeps nothing has no tray.
		}
		show();
	};

	const others = kept.filter(({ slug }) => !courses.some((course) => course.slug === slug));
	const isOffered = courses.length > 0 && !isFollowing;
	return (
		<section className={styles.add} aria-label="Your tray" data-whole-tray hidden={others.length === 0 && !isOffered}>
			<h2 className={styles.title}>In your tray</h2>
			{others.length > 0 && (
				<ul className={styles.found}>
					{others.map(({ slug, name, lang }) => (
						<li key={slug}>
							{courses.length < MOST_COMPARED ? (
								<Link to={paths.compare([...courses.map((course) => course.slug), slug])}>
									Add <bdi lang={lang}>{name}</bdi>
								</Link>
							) : (
								<bdi lang={lang}>{name}</bdi>
							)}
						</li>
					))}
				</ul>
			)}
			{courses.length === 0 && (
				<ButtonLink to={paths.compare(kept.map(({ slug }) => slug))} className={styles.own}>
					Open the comparison
				</ButtonLink>
			)}
			{isOffered && (
				<Button look="line" className={styles.own} onClick={put}>
					{kept.length === 0 ? 'Keep these in my tray' : 'Put these in my tray instead'}
				</Button>
			)}
		</section>
	);
}

/** In any order. */
const slugsOf = (courses: readonly { slug: string }[]) =>
	courses
		.map(({ slug }) => slug)
		.sort()
		.join(' ');

function toKept({ slug, name, country }: InTheTrayProps['courses'][number]): Kept {
	const lang = nameLanguage({ name, country })?.lang;
	return { slug, name, ...(lang && { lang }) };
}
