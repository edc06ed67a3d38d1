import { CourseName } from '#app/features/course-card/course-name.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import { formatApart } from '#app/lib/format/position.ts';
import { Button } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { WorldDifference } from '#domain/course-desk/world/world-queries.ts';
import styles from './world-page.module.css';

const TAKE: Record<WorldDifference['kind'], string> = {
	gone: 'Close the course',
	renamed: 'Take the new name',
	moved: 'Take the new position',
};

type WorldDifferencesProps = { differences: readonly WorldDifference[]; waiting: number };

/** What has changed in OpenStreetMap and waits for an editor, each with the way to take it over and to leave it. */
export function WorldDifferences({ differences, waiting }: WorldDifferencesProps) {
	return (
		<section className={styles.run} aria-labelledby="differences">
			<h2 id="differences">What has changed in OpenStreetMap</h2>
			{waiting === 0 && <p>Nothing waits.</p>}
			{waiting > differences.length && (
				<p>
					The first {formatNumber(differences.length)} of {formatCount(waiting, 'difference')}.
				</p>
			)}
			<ul className={styles.differences}>
				{differences.map((difference) => (
					<li key={difference.id}>
						<Difference {...difference} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Difference({ id, kind, course, element, ...change }: WorldDifference) {
	return (
		<>
			<p>
				<a href={deskPaths.course(course.id)}>
					<CourseName course={course} />
				</a>{' '}
				<Change kind={kind} {...change} />{' '}
				<a href={`https://www.openstreetmap.org/${element}/history`} rel="noopener noreferrer">
					{element.replace('/', ' ')}
				</a>
			</p>
			<form method="post" action={deskPaths.worldDifference(id)}>
				<StampField />
				<Buttons>
					<Button type="submit" look="flag" name="decision" value="taken" aria-label={`${TAKE[kind]}: ${course.name}`}>
						{TAKE[kind]}
					</Button>
					<Button type="submit" look="line" name="decision" value="kept" aria-label={`Keep as it is: ${course.name}`}>
						Keep as it is
					</Button>
				</Buttons>
			</form>
		</>
	);
}

function Change({ kind, before, after, kilometres }: Omit<WorldDifference, 'id' | 'course' | 'element'>) {
	if (kind === 'gone') return 'is no longer listed, or is listed as closed.';
	if (kind === 'renamed') {
		return (
			<>
				was called <bdi>{before.name}</bdi> there and is called <bdi>{after?.name}</bdi> now.
			</>
		);
	}
	return `has moved there${kilometres === null ? '' : ` by ${formatApart(kilometres)}`}.`;
}
