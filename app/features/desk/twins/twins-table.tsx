import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { paths } from '#app/lib/paths.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { twinRows } from './twin-rows.ts';
import styles from './twins.module.css';

type TwinsTableProps = { twins: Twins; staysId: number; view: string | null };

/** Both side by side; bold is what the merged course will have. */
export function TwinsTable({ twins, staysId, view }: TwinsTableProps) {
	const { id, status, first, second, stays } = twins;
	const headOf = (twin: Twin, letter: string) => (
		<th scope="col">
			<Head
				twin={twin}
				letter={letter}
				stays={twin.id === staysId}
				why={twin.id === stays.id ? stays.why : 'as you said'}
				instead={status === 'open' ? deskPaths.item('twins', id, { view, stay: String(twin.id) }) : null}
			/>
		</th>
	);
	return (
		<section className={styles.scroll} aria-label="What both entries say">
			<table className={styles.table}>
				<thead>
					<tr>
						<td />
						{headOf(first, 'A')}
						{headOf(second, 'B')}
						<td className={styles.note} />
					</tr>
				</thead>
				<tbody>
					{twinRows(twins, staysId).map(({ label, first: one, second: two, has, note }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<Cell value={one} isKept={has !== 'second'} />
							<Cell value={two} isKept={has !== 'first'} />
							<td className={styles.note}>{note}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Cell({ value, isKept }: { value: string; isKept: boolean }) {
	if (value === '') return <td className={styles.unknown}>not known</td>;
	return <td dir="auto">{isKept ? <strong>{value}</strong> : value}</td>;
}

type HeadProps = {
	twin: Twin;
	letter: string;
	stays: boolean;
	why: string;
	/** The address at which this one stays; null where it is decided. */
	instead: string | null;
};

function Head({ twin, letter, stays, why, instead }: HeadProps) {
	return (
		<div className={styles.twin}>
			<img src={twin.facts.imageUrl ?? paths.cover(twin.slug)} alt="" width={120} height={90} />
			<div>
				<p className={styles.fate}>
					<span className={styles.letter} data-stays={stays || undefined}>
						{letter}
					</span>{' '}
					{stays ? `stays: ${why}` : 'goes into the other'}
				</p>
				<p className={styles.name}>
					<a href={deskPaths.course(twin.id)} data-key={letter === 'A' ? 'o' : 'p'}>
						<CourseName course={twin} />
					</a>
				</p>
				{instead && !stays && (
					<p className={styles.instead}>
						<a href={instead} data-key="x">
							Let {letter} stay instead <kbd>X</kbd>
						</a>
					</p>
				)}
			</div>
		</div>
	);
}
