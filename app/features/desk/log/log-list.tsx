import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import type { ShownEntry } from '#domain/desk/log/log-queries.ts';
import { ChangesTable, changesOf } from '../sheet/changes-table.tsx';
import { startCased } from '../sheet/fact-words.ts';
import { nameOfGround } from '../sheet/ground-words.ts';
import styles from './log-list.module.css';
import { nameOf } from './log-words.ts';

/** Entries of the log, each with who, what, why, before and after. */
export function LogList({ entries }: { entries: readonly ShownEntry[] }) {
	if (entries.length === 0) return <p className={styles.none}>Nothing was decided that is looked for here.</p>;
	return (
		<ol className={styles.list}>
			{entries.map((entry) => (
				<Entry key={entry.id} {...entry} />
			))}
		</ol>
	);
}

function Entry({ id, at, by, action, thingKind, thingId, ground, words, before, after, restorable }: ShownEntry) {
	return (
		<li>
			<p className={styles.when}>
				<time dateTime={at.toISOString()}>{formatMoment(at)}</time>
				<bdi>{nameOf(by)}</bdi>
			</p>
			<div className={styles.what}>
				<h2>{startCased(action)}</h2>
				<p className={styles.thing}>
					Entry {id}, about <Thing kind={thingKind} id={thingId} />
				</p>
				{ground !== null && <p>Ground: {nameOfGround(ground)}</p>}
				{words && (
					<p className={styles.words} dir="auto">
						{words}
					</p>
				)}
				{restorable && (
					<a className={styles.restore} href={deskPaths.restoreEntry(id)}>
						Restore…<span className="sr-only"> what entry {id} took</span>
					</a>
				)}
			</div>
			<ChangesTable changes={changesOf(before, after)} />
		</li>
	);
}

function Thing({ kind, id }: { kind: string; id: string }) {
	const page = pageOf(kind, id);
	const name = `${kind} ${id}`;
	return page === null ? name : <a href={page}>{name}</a>;
}

/** Null for what has no page; a file of courses, which goes by its name, has none. */
function pageOf(kind: string, id: string) {
	if (kind === 'member') return deskPaths.member(id);
	return kind === 'course' && /^\d+$/.test(id) ? deskPaths.course(Number(id)) : null;
}
