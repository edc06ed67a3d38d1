import { afterAll, beforeAll, expect, it } from 'vitest';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import { FIELD_LIST, fieldsOf, type NamedField } from '#domain/catalogue/facts/fields.ts';
import { storageOf, storedRange } from '#domain/catalogue/facts/storage.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** As the catalogue of PostgreSQL spells what `storageOf` says. */
const spelled = (holds: string) => holds.replace('char(', 'character(').replace('!=', '!');

it('the table has a column for every field, of the kind that its definition says', async () => {
	const { rows } = await test.pool.query(`select attname as name,
		format_type(atttypid, atttypmod) || case when attnotnull then '!' else '' end as holds
		from pg_attribute where attrelid = 'courses'::regclass and attnum > 0 and not attisdropped`);
	const columns = new Map(rows.map(({ name, holds }) => [name, holds]));
	const stored = FIELD_LIST.map(({ field }) => [field.column, columns.get(field.column)]);
	expect(stored).toEqual(FIELD_LIST.map(({ field }) => [field.column, spelled(storageOf(field))]));
});

/** Fields whose limits the database checks, by its own word or that of their fact. */
const CHECKED = FIELD_LIST.filter(({ fact, field }) => field.check !== undefined || 'check' in FACTS[fact]);

it('checks of the table are those of the definitions, and no others', async () => {
	const { rows } = await test.pool.query(
		`select conname as name from pg_constraint where conrelid = 'courses'::regclass and contype = 'c'`,
	);
	const names = CHECKED.map(({ fact, field }) => {
		const definition = FACTS[fact];
		return field.check ?? ('check' in definition ? definition.check : '');
	});
	expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(names)].toSorted());
});

it.each(CHECKED.map((one): [string, NamedField] => [one.name, one]))(
	'takes the least and the most of %s, and nothing beyond',
	async (_, { fact, name, field }) => {
		const range = storedRange(field);
		if (!range) throw new Error(`${name} has no limits`);
		const { id } = await courseRow(test);
		// The other fields of a fact hold what they may, since their check looks at all of them.
		const others = fieldsOf(fact).filter((one) => one.name !== name);
		const write = (value: number) =>
			test.pool.query(
				`update courses set ${[`${field.column} = $1`, ...others.map((one) => `${one.field.column} = ${storedRange(one.field)?.least}`)].join(', ')}
				where id = $2`,
				[value, id],
			);
		for (const fine of [range.least, range.most]) await write(fine);
		for (const beyond of [range.least - 1, range.most + 1]) await expect(write(beyond)).rejects.toThrow(/check/);
	},
);
