import { afterAll, beforeAll, expect, it } from 'vitest';
import { FACTS } from '#domain/catalogue/facts/facts.ts';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';

/** For each fact that is filtered by, what its first choice stands for. */
const FIRST_CHOICES = Object.fromEntries(
	FILTERS.map(({ fact }) => {
		const field = FACTS[fact];
		if (field.kind === 'whole') return [fact, field.least];
		return [fact, field.kind === 'list' ? [field.choices[0]] : field.choices[0]];
	}),
);

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite(async (database) => {
		await courseRow(database, { name: 'Hillside', latitude: 55.5, longitude: 13, ...FIRST_CHOICES });
		await courseRow(database, { name: 'Unknown', latitude: 55.6, longitude: 13.2 });
	});
});
afterAll(() => data.close());

/** How many courses stand on the map of southern Sweden with a query. */
async function onMap(query: string): Promise<number> {
	const answer = await data.call(`/api/course-clusters?west=12&south=55&east=14&north=56&zoom=6${query}`);
	expect(answer.status, query).toBe(200);
	return (await answer.json()).total;
}

/** Of a filter in which every course is something, both courses are the first choice. */
it.each(
	FILTERS.map(({ name, choices, otherwise }) => [name, choices[0]?.value, choices.at(-1)?.value, otherwise ? 2 : 1]),
)('the map is narrowed by %s as the list is', async (name, first, last, count) => {
	expect(await onMap('')).toBe(2);
	expect(await onMap(`&${name}=${first}`)).toBe(count);
	expect(await onMap(`&${name}=${last}`)).toBe(0);
});

it('a parameter that the find page does not have is refused', async () => {
	expect((await data.call('/api/course-clusters?west=12&south=55&east=14&north=56&zoom=6&colour=green')).status).toBe(
		400,
	);
});
