import type { LogEntry } from '#domain/desk/log-queries.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { nameOfGround } from '../desk/ground-words.ts';
import styles from './log-list.module.css';
import { factInWords, nameOf, startCased } from './log-words.ts';

/** Entries of the log, each with who, what, why, before and after. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
	if (entries.length === 0) return <p className={styles.none}>Nothing was decided that is looked for here.</p>;
	return (
		<ol className={styles.list}>
			{entries.map((entry) => (
				<Entry key={entry.id} {...entry} />
			))}
		</ol>
	);
}

function Entry({ id, at, by, action, thingKind, thingId, ground, words, before, after }: LogEntry) {
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
			</div>
			<Changes before={before} after={after} />
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

function Changes({ before, after }: Pick<LogEntry, 'before' | 'after'>) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
		(name) => factInWords(before?.[name]) !== '' || factInWords(after?.[name]) !== '',
	);
	if (names.length === 0) return null;
	return (
		<table className={styles.changes}>
			<thead>
				<tr>
					<th scope="col">Fact</th>
					<th scope="col">Before</th>
					<th scope="col">After</th>
				</tr>
			</thead>
			<tbody>
				{names.map((name) => (
					<tr key={name}>
						<th scope="row">{startCased(name)}</th>
						<td dir="auto">{factInWords(before?.[name]) || '–'}</td>
						<td dir="auto">{factInWords(after?.[name]) || '–'}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
