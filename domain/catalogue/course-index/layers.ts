import { commonRows, type RowSet, rowsWithout } from '#domain/shared/sets/row-set.ts';
import { type Cut, cutOrder, type Layer } from './order.ts';

/** Rows that stand before all others of a list, in an order of their own, and rows that stand after them; null for none. */
export type Ends = { leading: { rows: RowSet; order: Uint32Array } | null; following: RowSet | null };

export const hasEnds = ({ leading, following }: Ends): boolean => leading !== null || following !== null;

/** The rows of a list in layers: what leads, the sets one after the other, and these again of what follows. */
export function layersOf(
	rows: RowSet,
	{ leading, following }: Ends,
	sets: readonly RowSet[],
	cut: Layer['cut'],
): Layer[] {
	const first = leading && commonRows([rows, leading.rows]);
	const others = first ? rowsWithout(rows, first) : rows;
	const some = (of: RowSet): Layer[] => sets.map((set) => ({ rows: commonRows([of, set]), cut }));
	return [
		...(leading && first ? [{ rows: first, cut: (wanted: Cut) => cutOrder(wanted, leading.order) }] : []),
		...some(following ? rowsWithout(others, following) : others),
		...(following ? some(commonRows([others, following])) : []),
	];
}
