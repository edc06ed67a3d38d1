/**
 * What was sent without a connection: kept on the device until the server has taken it. `id` is one a thing, the one-time id of its
 * form: what is kept again takes the place of what was kept before.
 */
export type Entry = {
	id: string;
	/** The tag of whoever wrote it, as their stamps carry it: one for each member, and one for all visitors. */
	opener: string;
	kind: EntryKind;
	/** What it is about: "Falsterbo, Sat 28 Nov". */
	about: string;
	/** Path and query that it is posted to. */
	action: string;
	fields: [name: string, value: string | File][];
	/** When it was kept, in milliseconds. */
	since: number;
	/** Why the server has not taken it, in words. Such a thing is not sent again by itself. */
	refused?: string;
};

/** In the order in which they are counted. */
const KINDS = { round: 'round', review: 'review', conditions: 'conditions report', mark: 'mark' } as const;
export type EntryKind = keyof typeof KINDS;

/** The one-time id in a form's stamp: whatever else is sent with it, the server takes it once. */
export const idIn = (stamp: string): string => stamp.split('.')[0] ?? '';

/** "1 round", "2 rounds and 1 mark", "1 round, 1 review and 3 marks". */
export function countInWords(entries: readonly Pick<Entry, 'kind'>[]): string {
	const counts = Object.entries(KINDS).flatMap(([kind, one]) => {
		const count = entries.filter((entry) => entry.kind === kind).length;
		return count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];
	});
	const last = counts.pop() ?? '';
	return counts.length === 0 ? last : `${counts.join(', ')} and ${last}`;
}

/** What is said above the things that wait. */
export function bandWords(entries: readonly Pick<Entry, 'kind' | 'refused'>[], isOnline: boolean): string {
	const waiting = entries.filter(({ refused }) => refused === undefined);
	const refused = entries.filter((entry) => entry.refused !== undefined);
	return [
		!isOnline && 'You are offline.',
		waiting.length > 0 && `${countInWords(waiting)} ${waiting.length === 1 ? 'is' : 'are'} waiting to be sent.`,
		refused.length > 0 && `${countInWords(refused)} could not be sent.`,
	]
		.filter(Boolean)
		.join(' ');
}
