import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubs } from '#database/schema/clubs.ts';
import { places } from '#database/schema/places.ts';
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
		const [club] = await database.db
			.insert(clubs)
			.values({ slug: 'heather', name: 'Heather', core: 'heather' })
			.returning();
		const ofClub = { clubId: club?.id, latitude: 55.5, longitude: 13 };
		await courseRow(database, { name: 'Hillside', ...ofClub, ...FIRST_CHOICES });
		for (const name of ['Short', 'Shorter']) await courseRow(database, { name, ...ofClub, kind: 'par-3' });
		await courseRow(database, { name: 'Unknown', latitude: 55.6, longitude: 13.05 });
		const town = { kind: 'town', country: 'SE', names: { en: 'Hillside' }, latitude: 55.5, longitude: 13 } as const;
		await database.db.insert(places).values({ ...town, id: 'town-1', slug: 'hillside' });
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

it('several courses near the ground tell the first of them, which is named on the map, and from afar none', async () => {
	const clustersAt = async (zoom: number) => {
		const answer = await data.call(`/api/course-clusters?west=12&south=55&east=14&north=56&zoom=${zoom}`);
		return (await answer.json()).clusters;
	};
	expect(await clustersAt(6)).toMatchObject([{ count: 2, best: { name: 'Hillside' }, courses: [] }]);
	expect((await clustersAt(5)).map(({ best }: { best?: object }) => best)).toEqual([undefined]);
});

it('the map is narrowed to the courses of a club, short ones too; what is no club narrows nothing', async () => {
	expect(await onMap('&club=heather')).toBe(3);
	expect(await onMap('&club=heather&kind=par-3')).toBe(2);
	expect(await onMap('&club=heather&country=sweden')).toBe(3);
	expect(await onMap('&club=heather&continent=Asia')).toBe(0);
	for (const hostile of ['no-such-club', '%00', 'a%25', '(a*)*', '%E2%80%AEheather', 'x'.repeat(400)]) {
		expect(await onMap(`&club=${hostile}`), hostile).toBe(2);
	}
});

it('the map is narrowed to what lies around a town, as far as is asked; what is no town narrows nothing', async () => {
	expect(await onMap('&town=se-hillside')).toBe(2);
	expect(await onMap('&town=se-hillside&radius=10')).toBe(1);
	expect(await onMap('&town=se-nowhere&radius=10')).toBe(2);
	for (const hostile of ['%00', 'se-%25', 'SE-hillside', 'se-(a*)*', '%E2%80%AEse-hillside', 'x'.repeat(400)]) {
		expect(await onMap(`&town=${hostile}&radius=-1`), hostile).toBe(2);
	}
});

it('a parameter that the find page does not have is refused', async () => {
	expect((await data.call('/api/course-clusters?west=12&south=55&east=14&north=56&zoom=6&colour=green')).status).toBe(
		400,
	);
});
