import type { ReactNode } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import type { GuideSummary } from '../guides/guide-shapes.ts';
import styles from './place-asides.module.css';
import { PlaceColumn } from './place-column.tsx';

/** A club with a page, with how many of its courses can be played. */
type ClubLink = { slug: string; name: string; country: { slug: string }; courses: number };

/** A place near by; what is said of it stands under its name. */
export type NeighbourLink = { to: string; name: ReactNode; note: string };

type PlaceAsidesProps = {
	guides: readonly GuideSummary[];
	clubs?: readonly ClubLink[];
	neighbours: readonly NeighbourLink[];
};

/** What else there is of a place: guides about it, its clubs with a page, and the places around; a list that is empty is left out. */
export function PlaceAsides({ guides, clubs = [], neighbours }: PlaceAsidesProps) {
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
				{neighbours.map((neighbour) => (
					<Line key={neighbour.to} {...neighbour} />
				))}
			</Aside>
		</div>
	);
}

function Aside({ title, children }: { title: string; children: ReactNode[] }) {
	if (children.length === 0) return null;
	return (
		<PlaceColumn title={title} id={title.toLowerCase()}>
			<ul>{children}</ul>
		</PlaceColumn>
	);
}

function Line({ to, name, note }: NeighbourLink) {
	return (
		<li>
			<a href={to}>{name}</a>
			<p>{note}</p>
		</li>
	);
}
