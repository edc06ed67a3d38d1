import type { ReactNode } from 'react';
import { formatDistance } from '#app/lib/format/fact-format.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './area-asides.module.css';
import type { ReadArea } from './read-area.server.ts';

/** What else there is of an area: guides about it, clubs with a page, and the areas around; a list that is empty is left out. */
export function AreaAsides({ guides, clubs, neighbours }: Pick<ReadArea, 'guides' | 'clubs' | 'neighbours'>) {
	if (guides.length + clubs.length + neighbours.length === 0) return null;
	return (
		<div className={styles.columns}>
			<Aside title="Guides">
				{guides.map(({ slug, title, minutes }) => (
					<Line key={slug} to={paths.guide(slug)} name={title} note={`${formatCount(minutes, 'minute')} to read`} />
				))}
			</Aside>
			<Aside title="Clubs">
				{clubs.map((club) => (
					<Line
						key={club.slug}
						to={paths.club(club.slug)}
						name={<CourseName course={club} />}
						note={formatCount(club.courses, 'course')}
					/>
				))}
			</Aside>
			<Aside title="Neighbours">
				{neighbours.map(({ slug, name, lands, kilometres, courses }) => (
					<Line
						key={slug}
						to={paths.area(slug)}
						name={name}
						note={[lands.join(', '), formatDistance(kilometres), formatCount(courses, 'course')].join(' · ')}
					/>
				))}
			</Aside>
		</div>
	);
}

function Aside({ title, children }: { title: string; children: ReactNode[] }) {
	const id = title.toLowerCase();
	if (children.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ul>{children}</ul>
		</section>
	);
}

function Line({ to, name, note }: { to: string; name: ReactNode; note: string }) {
	return (
		<li>
			<a href={to}>{name}</a>
			<p>{note}</p>
		</li>
	);
}
