import type { OrderStep } from '#domain/shared/table-query.ts';
import { noSuchColumn, unparsed } from '../rest-error.ts';
import type { RestTable } from '../tables.ts';

const MOST_STEPS = 5;
const STEP = /^"?(\w+)"?(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;

/** Reads `order=rating.desc.nullslast,name`. */
export function readOrder(text: string, { orders }: Pick<RestTable, 'orders'>): OrderStep[] {
	const steps = text.split(',', MOST_STEPS + 1);
	if (steps.length > MOST_STEPS) throw unparsed('the order', `At most ${MOST_STEPS} columns are taken.`);
	return steps.map((step) => {
		const [, column, direction, nulls] = STEP.exec(step) ?? [];
		if (column === undefined)
			throw unparsed('the order', 'A column comes here, then .asc or .desc, then .nullsfirst or .nullslast.');
		if (!orders.includes(column)) throw noSuchColumn('ordered by', orders);
		return {
			column,
			descending: direction === 'desc',
			nulls: nulls === undefined ? null : nulls === 'nullsfirst' ? 'first' : 'last',
		};
	});
}
