import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import type { InboxCounts, InboxView } from '#domain/desk/inbox-queries.ts';
import { DESK_KINDS, isDeskKind } from '#domain/desk/kinds.ts';

/** The views of the queue with how much is in each; kinds of which nothing waits are left out, but for the present one. */
export function InboxFilters({ counts, view }: { counts: InboxCounts; view: InboxView }) {
	const of = (name: InboxView, label: string, count: number) => ({
		label: `${label} ${formatNumber(count)}`,
		to: deskPaths.inbox({ view: name === 'all' ? null : name }),
		chosen: view === name,
	});
	const kinds = Object.keys(DESK_KINDS)
		.filter(isDeskKind)
		.filter((kind) => (counts.kinds[kind] ?? 0) > 0 || view === kind);
	return (
		<ChoiceLinks
			label="What is shown"
			choices={[
				of('all', 'All', counts.all),
				of('mine', 'Mine', counts.mine),
				of('overdue', 'Overdue', counts.overdue),
				...kinds.map((kind) => of(kind, DESK_KINDS[kind].many, counts.kinds[kind] ?? 0)),
			]}
		/>
	);
}

/** How many things the view holds, for its pages. */
export function countOf(counts: InboxCounts, view: InboxView): number {
	if (view === 'all' || view === 'mine' || view === 'overdue') return counts[view];
	return counts.kinds[view] ?? 0;
}
