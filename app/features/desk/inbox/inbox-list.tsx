import { deskPaths } from '#app/lib/desk-paths.ts';
import { languageOf } from '#app/lib/format/name-language.ts';
import type { InboxItem, InboxView } from '#domain/desk/inbox-queries.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import { ageInWords } from '#domain/desk/working-hours.ts';
import styles from './inbox-list.module.css';
import { inAddress } from './inbox-view.ts';

type InboxListProps = {
	items: readonly InboxItem[];
	view: InboxView;
	/** Those that have others like them, as "kind id". */
	alike: ReadonlySet<string>;
};

/** What waits, one line a thing: kind, what it is about, why it is here, how long it has waited, who has it. */
export function InboxList({ items, view, alike }: InboxListProps) {
	if (items.length === 0) return <Nothing view={view} />;
	return (
		<ol className={styles.list}>
			{items.map((item) => (
				<li key={`${item.kind} ${item.id}`} data-overdue={item.overdue || undefined}>
					<p className={styles.kind}>{DESK_KINDS[item.kind].one}</p>
					<div className={styles.about}>
						<h2>
							<a href={deskPaths.item(item.kind, item.id, { view: inAddress(view) })} data-row="">
								<bdi {...languageOf(item.title, null)}>{item.title}</bdi>
							</a>
						</h2>
						<p className={styles.why}>
							{item.why}
							{alike.has(`${item.kind} ${item.id}`) && (
								<>
									{' · '}
									<a href={deskPaths.together(item.kind, item.id, { view: inAddress(view) })}>
										Decide together with those like it
									</a>
								</>
							)}
						</p>
						{item.words && (
							<p className={styles.words} dir="auto">
								{item.words}
							</p>
						)}
					</div>
					<p className={styles.age}>
						{item.overdue && <strong>Overdue</strong>}
						<span>{ageInWords(item.workingHours)}</span>
						{item.suspect && <span>looks like a machine’s</span>}
						{item.assignee && <bdi>{item.assignee.name}</bdi>}
					</p>
				</li>
			))}
		</ol>
	);
}

function Nothing({ view }: { view: InboxView }) {
	return (
		<div className={styles.nothing}>
			<h2>{view === 'all' ? 'The desk is clear.' : 'Nothing waits here.'}</h2>
			<p>{view === 'all' ? 'Go and play a round.' : <a href={deskPaths.inbox()}>Everything that waits</a>}</p>
		</div>
	);
}
