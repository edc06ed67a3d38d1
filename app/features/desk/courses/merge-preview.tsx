import { CourseName } from '#app/features/course-card/course-name.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { MergePreview as Preview } from '#domain/course-desk/merge-queries.ts';
import { ChangesTable } from '../sheet/changes-table.tsx';
import styles from '../sheet/sheet.module.css';

const MOVES: Record<keyof Preview['moves'], string> = {
	reviews: 'Reviews',
	joined: 'Pairs of reviews that tell one round on both, which become one',
	photographs: 'Photographs',
	likes: 'Marks as want to play',
	played: 'Marks of having played it',
	checkIns: 'Check-ins',
	bookings: 'Booked rounds',
	reports: 'Reports',
	campaigns: 'Suspected campaigns',
	suggestions: 'Suggestions',
	representatives: 'Club representatives',
	conditions: 'Reports of conditions',
	announcements: 'Announcements of its club',
	partnerLinks: 'Booking links',
	addresses: 'Addresses that lead on',
};
// The type above has no other keys.
const MOVE_NAMES = Object.keys(MOVES) as (keyof typeof MOVES)[];

/** What a merge would do, before it is done: what moves, which facts are taken over, and the way to do it. */
export function MergePreview({ kept, gone, moves, taken }: Preview) {
	return (
		<>
			<p>
				<strong>
					<CourseName course={gone} />
				</strong>{' '}
				({gone.source}, {[gone.location, gone.country.name].filter(Boolean).join(', ')}) goes, and everything below
				moves to{' '}
				<strong>
					<CourseName course={kept} />
				</strong>{' '}
				({kept.source}, {[kept.location, kept.country.name].filter(Boolean).join(', ')}), whose rating is counted anew.
				Its address leads there from then on, and no import brings it back. This cannot be undone.
			</p>
			<table className={styles.sheet}>
				<caption>What moves</caption>
				<tbody>
					{MOVE_NAMES.map((name) => (
						<tr key={name}>
							<th scope="row">{MOVES[name]}</th>
							<td>{formatNumber(moves[name])}</td>
						</tr>
					))}
				</tbody>
			</table>
			{taken.length === 0 ? (
				<p>It lacks nothing that the other has.</p>
			) : (
				<ChangesTable caption="What it lacks and takes over" heads={['Now', 'Afterwards']} changes={taken} />
			)}
			<form method="post" action={deskPaths.mergeCourse(kept.id, { with: String(gone.id) })}>
				<StampField />
				<input type="hidden" name="kept" value={kept.seen} />
				<input type="hidden" name="gone" value={gone.seen} />
				<Buttons>
					<Button type="submit" look="flag">
						Merge them
					</Button>
					<ButtonLink to={deskPaths.mergeCourse(gone.id, { with: String(kept.id) })} look="line">
						The other way round
					</ButtonLink>
				</Buttons>
			</form>
		</>
	);
}
