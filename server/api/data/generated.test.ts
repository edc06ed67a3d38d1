import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ANSWERS } from '#app/features/data-calls/answers.ts';
import type { DataCall } from '#app/features/data-calls/data-call.ts';
import { callList, describeCalls } from '#app/features/data-calls/openapi.ts';
import { parameters } from '#app/features/data-calls/openapi-parts.ts';
import { problem, sentReview } from '#app/features/data-calls/shapes.ts';
import { places } from '#database/schema/places.ts';
import { utcDay } from '#domain/shared/day.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';

/** The parts of JSON Schema that our description is made of. */
type Schema = {
	type?: string;
	enum?: string[];
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	minLength?: number;
	pattern?: string;
	items?: Schema;
	maxItems?: number;
	format?: string;
	anyOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };

const RUNS = 60;
let data: DataSite;
/** Of courses that are there: what names one in a call. */
let known: Record<string, readonly (string | number)[]> = {};
let ids: number[] = [];

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		const rows = [];
		for (let count = 0; count < 8; count += 1) rows.push(await courseRow(database, { name: `Links ${count}` }));
		ids = rows.map(({ id }) => id);
		const slugs = rows.map(({ slug }) => slug);
		known = { id: ids, slug: slugs, source: ['rows'], source_id: slugs, place_id: ['SE-skane'] };
		await database.db
			.insert(places)
			.values({ id: 'SE-skane', kind: 'region', country: 'SE', slug: 'skane', names: { en: 'Skåne' } });
		for (const id of ids) for (let count = 0; count < 3; count += 1) await reviewRow(database, id);
	});
});

afterAll(() => data.close());

/** Values that a schema describes. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
	if (schema.type === 'null') return fc.constant(null);
	if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum });
	if (schema.type === 'number') return numbers(schema);
	if (schema.type === 'array') return fc.array(valid(schema.items ?? {}), { maxLength: schema.maxItems ?? 3 });
	if (schema.type === 'object') return validObject(schema);
	if (schema.format === 'date')
		return fc.date({ min: new Date('1900-01-01'), max: new Date('2020-01-01'), noInvalidDate: true }).map(utcDay);
	if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
	const { minLength = 0, maxLength = 100 } = schema;
	return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 200) });
}

/** With no more digits than a position has. */
const numbers = ({ minimum = 0, maximum = 0 }: Schema) =>
	fc.integer({ min: minimum * 1_000, max: maximum * 1_000 }).map((thousandths) => thousandths / 1_000);

function validObject({ properties = {}, required = [] }: Schema) {
	const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valid(property)]));
	return fc.record(fields, { requiredKeys: required });
}

/** Texts that a schema does not describe. */
function invalid({ schema }: Parameter): fc.Arbitrary<string> {
	const noNumber = fc.constantFrom('1e9', 'nan', '[]', '9999999999', '%', "' or 1=1--", '\u202e', ' 1');
	const hostile = fc.oneof(noNumber, fc.constantFrom('-1', '0', '1.5'));
	const { maxLength = 100 } = schema;
	// Of letters that an address may have as they are: others lead to another spelling of it.
	const unit = fc.constantFrom('a', '7', ' ', '~', 'ö');
	const tooLong = fc.string({ unit, minLength: maxLength + 1, maxLength: maxLength + 200 });
	const wrong = schema.type === 'integer' ? hostile : schema.type === 'number' ? noNumber : tooLong;
	return schema.enum ? fc.oneof(hostile, tooLong) : wrong;
}

const parametersOf = (call: DataCall) =>
	// Our own description, written by `parameters`.
	[...parameters(call.params, 'path'), ...parameters(call.query, 'query')] as unknown as Parameter[];

function pathOf(call: DataCall, values: Record<string, unknown>): string {
	const inPath = /\{(\w+)\}/g;
	const query = Object.entries(values).filter(
		([name, value]) => value !== undefined && !call.path.includes(`{${name}}`),
	);
	const search = new URLSearchParams(query.map(([name, value]) => [name, String(value).toWellFormed()]));
	return `${call.path.replace(inPath, (_, name) => encodeURIComponent(String(values[name])))}?${search}`;
}

const reads = callList().filter(([, { method }]) => method === 'GET');

describe.each(reads)('%s, asked as its description says', (_name, call) => {
	const given = parametersOf(call);
	/** A cursor is taken from an answer; a course that is there is asked for. */
	const values = () =>
		fc.record(
			Object.fromEntries(
				given
					.filter(({ name }) => name !== 'cursor')
					.map(({ name, schema }) => [name, known[name] ? fc.constantFrom(...known[name]) : valid(schema)]),
			),
			{ requiredKeys: given.flatMap(({ name, required }) => (required ? [name] : [])) },
		);

	it('answers 200 with what its schema says, and so does what it leads to', async () => {
		await fc.assert(
			fc.asyncProperty(values(), async (asked) => {
				const answer = await data.call(pathOf(call, asked));
				const body: unknown = await answer.json();
				expect([answer.status, body]).toEqual([200, ANSWERS[call.answer].parse(body)]);
				const next = z.object({ next: z.url().nullish() }).parse(body).next;
				if (next) expect((await data.call(next.replace(/^https:\/\/[^/]+/, ''))).status).toBe(200);
			}),
			{ numRuns: RUNS },
		);
	});

	it('R30, S39: answers 400 with a problem where one parameter is wrong, and never 500', async () => {
		const wrong = fc.constantFrom(...given).chain((one) => fc.tuple(fc.constant(one.name), invalid(one)));
		await fc.assert(
			fc.asyncProperty(values(), wrong, async (asked, [name, text]) => {
				const answer = await data.call(pathOf(call, { ...asked, [name]: text }));
				expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
				problem.parse(await answer.json());
			}),
			{ numRuns: RUNS },
		);
	});

	it('R30: answers 400 to parameters nobody described', async () => {
		const unknown = fc.stringMatching(/^[a-z[\]_$]{1,12}$/).filter((name) => !given.some((one) => one.name === name));
		await fc.assert(
			fc.asyncProperty(values(), unknown, fc.string({ maxLength: 20 }), async (asked, name, text) => {
				expect(
					(await data.call(`${pathOf(call, asked)}&${new URLSearchParams({ [name]: text.toWellFormed() })}`)).status,
				).toBe(400);
			}),
			{ numRuns: 20 },
		);
	});
});

describe('submitReview, sent as its description says', () => {
	const schema = z.toJSONSchema(sentReview) as unknown as Schema;

	it('answers what its schema says, and never 500', async () => {
		const sent = fc.tuple(valid(schema), fc.nat(7)).map(([review, at]) => ({ ...Object(review), course_id: ids[at] }));
		await fc.assert(
			fc.asyncProperty(sent, async (review) => {
				const answer = await data.submit(review);
				// A name at its end or too few visible characters are beyond what a schema can say.
				expect([201, 400]).toContain(answer.status);
				const said = ANSWERS.Submitted.parse(await answer.json());
				expect(said.success).toBe(answer.status === 201);
			}),
			{ numRuns: RUNS },
		);
	});

	it('S22: answers 400 and false to any other JSON', async () => {
		const other = fc.json({ maxDepth: 3 }).filter((text) => !sentReview.safeParse(JSON.parse(text)).success);
		await fc.assert(
			fc.asyncProperty(other, async (text) => {
				const answer = await data.submit(text);
				expect(answer.status).toBe(400);
				expect(ANSWERS.Submitted.parse(await answer.json()).success).toBe(false);
			}),
			{ numRuns: RUNS },
		);
	});
});

it('the description is served as it is, to everybody', async () => {
	const answer = await data.call('/api/openapi.json');
	expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(describeCalls('https://golf.test'))));
	expect(answer.headers.get('access-control-allow-origin')).toBe('*');
	expect(answer.headers.get('etag')).toBeTruthy();
});
