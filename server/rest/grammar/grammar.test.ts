import { describe, expect, it } from 'vitest';
import { RestError } from '../rest-error.ts';
import { TABLES } from '../tables.ts';
import { readConditions } from './conditions.ts';
import { readHeaders } from './headers.ts';
import { readOrder } from './order.ts';
import { readRange } from './range.ts';
import { createReader } from './reader.ts';
import { readSelect } from './select.ts';

/** The code of the refusal. */
function refused(read: () => unknown): string {
	try {
		read();
	} catch (error) {
		if (error instanceof RestError) return error.problem.code;
		throw error;
	}
	throw new Error('it was taken');
}

const { courses, reviews } = TABLES;

describe('values, as PostgREST documents its reserved characters', () => {
	const readValue = (text: string) => {
		const reader = createReader(text);
		return [reader.value(), reader.rest()];
	};

	it.each([
		['Fife)', 'Fife', ')'],
		['"Hebdon,John","Williams,Mary")', 'Hebdon,John', ',"Williams,Mary")'],
		[String.raw`"Quote:\"")`, 'Quote:"', ')'],
		[String.raw`"Backslash:\\")`, 'Backslash:\\', ')'],
		['"St. Andrews (Old)")', 'St. Andrews (Old)', ')'],
		['St. Andrews (Old),next', 'St. Andrews (Old', '),next'],
		['"no end)', '"no end', ')'],
		['"half" quoted,x', '"half" quoted', ',x'],
		['"")', '', ')'],
		['', '', ''],
	])('%s', (text, value, rest) => {
		expect(readValue(text)).toEqual([value, rest]);
	});
});

describe('conditions', () => {
	const read = (...parameters: [string, string][]) => readConditions(parameters, courses);

	it('are eq and ilike; after the operator everything is the value', () => {
		expect(read(['continent', 'eq.Europe'], ['name', 'ilike.*Links*'], ['id', 'eq.42'])).toEqual([
			[{ column: 'continent', is: 'equal', value: 'Europe' }],
			[{ column: 'name', is: 'like', value: '%Links%' }],
			[{ column: 'id', is: 'equal', value: 42 }],
		]);
		expect(read(['name', 'eq."a,b".(c)'])).toEqual([[{ column: 'name', is: 'equal', value: '"a,b".(c)' }]]);
		expect(read(['name', 'eq.'])).toEqual([[{ column: 'name', is: 'equal', value: '' }]]);
	});

	it('are joined by or', () => {
		const like = (column: string, value: string) => ({ column, is: 'like', value });
		expect(read(['or', '(name.ilike.%a%,location.ilike."*b, (c)*","country".ilike.d)'])).toEqual([
			[like('name', '%a%'), like('location', '%b, (c)%'), like('country', 'd')],
		]);
	});

	it.each([
		['name', 'neq.a'],
		['name', 'not.eq.a'],
		['name', 'in.(a,b)'],
		['name', 'is.null'],
		['name', 'like.*a*'],
		['name', 'ilike(any).{a,b}'],
		['name', 'fts.links'],
		['name', 'a'],
		['or', 'name.ilike.a'],
		['or', '(name.eq.a)'],
		['or', '(name.not.ilike.a)'],
		['or', '(name.ilike.a,and(name.ilike.b,name.ilike.c))'],
		['or', '(name.ilike.a'],
		['or', '(name.ilike.a))'],
		['or', '(name.ilike.a,)'],
		['or', '()'],
		['or', ''],
	])('that are others are not parsed: %s=%s', (name, text) => {
		expect(refused(() => read([name, text]))).toBe('PGRST100');
	});

	it.each([
		['and', '(name.eq.a,name.eq.b)'],
		['not.or', '(name.ilike.a)'],
		['email', 'eq.a'],
		['reviews.rating', 'eq.1'],
		['reviews.order', 'created_at'],
		['on_conflict', 'id'],
		['description', 'ilike.*a*'],
		['__proto__', 'eq.1'],
		['constructor', 'eq.1'],
		['or', '(email.ilike.a)'],
	])('of what is no column of conditions are none: %s=%s', (name, text) => {
		expect(refused(() => read([name, text]))).toBe('42703');
	});

	it.each([
		['id', 'eq.'],
		['id', 'eq.1.5'],
		['id', 'eq.-1'],
		['id', 'eq.2147483648'],
		['id', 'eq.1 or 1=1'],
		['id', 'ilike.1'],
		['name', 'eq.\0'],
		['name', `ilike.${'a'.repeat(101)}`],
		['name', String.raw`ilike.a\ `.trim()],
		['or', String.raw`(name.ilike.\\\,country.ilike.a)`],
	])('S22, S39: with a value that the column cannot have: %s=%s', (name, text) => {
		expect(refused(() => read([name, text]))).toBe('22P02');
	});

	it('a backslash may stand before what is meant itself', () => {
		expect(read(['name', String.raw`ilike.100\%\\`])).toEqual([
			[{ column: 'name', is: 'like', value: String.raw`100\%\\` }],
		]);
	});

	it('are only so many, and only so deep', () => {
		const many = `(${'name.ilike.a,'.repeat(20)}name.ilike.a)`;
		expect(refused(() => read(['or', many]))).toBe('PGRST100');
		expect(refused(() => read(['or', `${'(or'.repeat(2_000)}`]))).toBe('PGRST100');
	});
});

describe('select', () => {
	it('is a list of columns, * for all, and the rows nested in each', () => {
		expect(readSelect('id,name', courses)).toEqual({ columns: ['id', 'name'], nested: null });
		expect(readSelect('name,name,"id"', courses)).toEqual({ columns: ['name', 'id'], nested: null });
		expect(readSelect('*', reviews)).toEqual({ columns: reviews.columns, nested: null });
		expect(readSelect('*,reviews(*)', courses)).toEqual({
			columns: courses.columns,
			nested: { name: 'reviews', columns: reviews.columns },
		});
		expect(readSelect('reviews(id,content),name', courses)).toEqual({
			columns: ['name'],
			nested: { name: 'reviews', columns: ['id', 'content'] },
		});
	});

	it.each([
		['title:name', 'PGRST100'],
		['rating::text', 'PGRST100'],
		['fact_sources->0', 'PGRST100'],
		['reviews!inner(*)', 'PGRST100'],
		['...reviews(*)', 'PGRST100'],
		['rating.avg()', 'PGRST100'],
		['name,', 'PGRST100'],
		['name)', 'PGRST100'],
		['reviews(id', 'PGRST100'],
		['reviews(id),reviews(id)', 'PGRST100'],
		['reviews(courses(reviews(*)))', 'PGRST100'],
		['reviews(count)', '42703'],
		['email', '42703'],
		['reviews(network_hash)', '42703'],
		['profiles(*)', 'PGRST200'],
		['toString(*)', 'PGRST200'],
		['count()', 'PGRST200'],
	])('%s is refused', (text, code) => {
		expect(refused(() => readSelect(text, courses))).toBe(code);
	});

	it('takes a thousand columns for the few there are, and nothing nested in reviews', () => {
		expect(readSelect(Array(1_000).fill('id').join(), courses).columns).toEqual(['id']);
		expect(refused(() => readSelect('*,courses(name)', reviews))).toBe('PGRST200');
	});
});

describe('order', () => {
	it('is a list of columns, each with its direction and the place of nulls', () => {
		expect(readOrder('rating.desc.nullsfirst,name,id.asc', courses)).toEqual([
			{ column: 'rating', descending: true, nulls: 'first' },
			{ column: 'name', descending: false, nulls: null },
			{ column: 'id', descending: false, nulls: null },
		]);
	});

	it.each([
		['', 'PGRST100'],
		['rating.down', 'PGRST100'],
		['reviews(rating).desc', 'PGRST100'],
		['id,id,id,id,id,id', 'PGRST100'],
		['description', '42703'],
		['email.asc', '42703'],
	])('%j is refused', (text, code) => {
		expect(refused(() => readOrder(text, courses))).toBe(code);
	});
});

describe('range', () => {
	const read = (limit: string | null, offset: string | null, header?: string) =>
		readRange({ limit, offset, header }, 50);

	it.each([
		[null, null, undefined, 0, 50],
		['6', null, undefined, 0, 6],
		['500', '20', undefined, 20, 50],
		['0', null, undefined, 0, 0],
		[null, null, '0-9', 0, 10],
		[null, null, '10-', 10, 50],
		['5', '4', '6-20', 6, 3],
		['5', '0', '9-20', 9, 0],
		[null, null, 'bytes=0-3', 0, 50],
	])('limit %s, offset %s, header %s: from %i on, %i', (limit, offset, header, from, most) => {
		expect(read(limit, offset, header)).toEqual({ offset: from, limit: most });
	});

	it.each([
		['-1', null, undefined],
		['1e3', null, undefined],
		[null, 'x', undefined],
		[null, '9999999999', undefined],
		[null, null, '9-3'],
	])('limit %s, offset %s, header %s: there is none', (limit, offset, header) => {
		expect(refused(() => read(limit, offset, header))).toBe('PGRST103');
	});
});

describe('headers', () => {
	it('say in which form to answer, whether to count, and whether to tell what was stored', () => {
		expect(readHeaders({})).toEqual({ form: 'array', counted: false, told: false });
		expect(readHeaders({ accept: 'application/json, text/plain, */*' }).form).toBe('array');
		expect(readHeaders({ accept: 'application/vnd.pgrst.object+json; charset=utf-8' }).form).toBe('object');
		expect(readHeaders({ prefer: 'count=exact, return=representation,missing=default' })).toMatchObject({
			counted: true,
			told: true,
		});
		expect(readHeaders({ 'accept-profile': 'public' }).form).toBe('array');
	});

	it.each([
		[{ accept: 'text/csv' }, 'PGRST107'],
		[{ accept: 'application/geo+json' }, 'PGRST107'],
		[{ accept: 'application/vnd.pgrst.object+json;nulls=stripped' }, 'PGRST107'],
		[{ accept: 'application/vnd.pgrst.plan+json' }, 'PGRST107'],
		[{ 'accept-profile': 'auth' }, 'PGRST106'],
		[{ 'content-profile': 'pg_catalog' }, 'PGRST106'],
		[{ prefer: 'count=planned' }, 'PGRST122'],
		[{ prefer: 'tx=rollback' }, 'PGRST122'],
		[{ prefer: 'resolution=merge-duplicates' }, 'PGRST122'],
		[{ prefer: 'handling=strict, max-affected=1' }, 'PGRST122'],
	])('%j is refused', (headers, code) => {
		expect(refused(() => readHeaders(headers))).toBe(code);
	});
});
