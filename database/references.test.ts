import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { referencesOf, TABLES } from '#tests/support/databases/schema-tables.ts';

/**
 * Ids of other rows that refer to nothing. What is done with every table that refers to a member or to a course (the download, a
 * departure, a merge) knows such a column only by hand.
 */
const WITHOUT_REFERENCE: Record<string, string> = {
	'course_changes.course_id': 'that a course is gone is told when it is',
	'desk_log.actor_id': 'the entry outlives the account',
	'decision_hashes.entry_id': 'the hash outlives its entry, should that have to be erased',
	'desk_items.not_for_id': 'goes with the item, which goes when it is decided',
	'one_time_tokens.member_id': 'there is no account of this id before the link is redeemed',
	'mail_outbox.token_id': 'the letter outlives its link',
	'news_readers.alert_id': 'the link is derived from it: it names no row',
	'news_readers.feed_id': 'the key is derived from it: it names no row',
	'news_readers.letter_id': 'the link is derived from it: it names no row',
	'newsletter_subscribers.link_id': 'the link is derived from it: it names no row',
	'reviewer_applications.link_id': 'the link is derived from it: it names no row',
};

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

describe('the schema', () => {
	it('declares every table of the database', async () => {
		const { rows } = await test.pool.query<{ name: string }>(
			"select tablename as name from pg_tables where schemaname = 'public' order by 1",
		);
		expect(TABLES.map((table) => getTableConfig(table).name).toSorted()).toEqual(
			rows.map(({ name }) => name).toSorted(),
		);
	});

	it('refers to the row that an id names, or says why not', () => {
		const loose = TABLES.flatMap((table) => {
			const { name, columns } = getTableConfig(table);
			const referring = new Set(referencesOf(table).map(({ from }) => from.name));
			const ids = columns.filter(
				(column) => column.name.endsWith('_id') && /^(uuid|integer|bigint)/.test(column.getSQLType()),
			);
			return ids.filter((column) => !referring.has(column.name)).map((column) => `${name}.${column.name}`);
		});
		expect(loose.toSorted()).toEqual(Object.keys(WITHOUT_REFERENCE).toSorted());
	});
});
