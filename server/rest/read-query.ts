import type { FastifyRequest } from 'fastify';
import type { TableQuery } from '#domain/shared/table-query.ts';
import { parametersIn } from '../http/request-target.ts';
import { readConditions } from './grammar/conditions.ts';
import { type Form, readHeaders } from './grammar/headers.ts';
import { readOrder } from './grammar/order.ts';
import { readRange } from './grammar/range.ts';
import { readSelect, type Selected } from './grammar/select.ts';
import { MOST_ROWS } from './read-table.ts';
import { unparsed } from './rest-error.ts';
import type { RestTable } from './tables.ts';

/** A whole read, parsed: nothing of what was sent goes further but the values of its conditions. */
export type ReadRequest = { query: TableQuery; selected: Selected; form: Form };

const ONCE = ['select', 'order', 'limit', 'offset'] as const;

/** Reads the address and the headers of a read. Throws a `RestError` for whatever is not offered here. */
export function readRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, table: RestTable): ReadRequest {
	const { form, counted } = readHeaders(headers);
	const { once, others } = parametersOf(url);
	const { limit, offset, order } = once;
	return {
		form,
		selected: readSelect(once.select || '*', table),
		query: {
			allOf: readConditions(others, table),
			order: order ? readOrder(order, table) : [],
			...readRange({ limit, offset, header: headers.range }, MOST_ROWS),
			counted,
		},
	};
}

/** The parameters that may be there once, null where they are not; and those that are conditions. */
export function parametersOf(url: string) {
	const parameters = parametersIn(url);
	const one = (name: string) => {
		const [text = null, ...more] = parameters.getAll(name);
		if (more.length > 0) throw unparsed('the query', `${name} is there more than once.`);
		return text;
	};
	const [select = null, order = null, limit = null, offset = null] = ONCE.map(one);
	const others = [...parameters].filter(([name]) => !(ONCE as readonly string[]).includes(name));
	return { once: { select, order, limit, offset }, others };
}
