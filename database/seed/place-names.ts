import type pg from 'pg';
import { foldedNamesOf, weightOfPlace } from '#domain/catalogue/places/lookup/place-names.ts';
import type { PlaceKind, PlaceNames } from '../schema/places.ts';

/** Places are read and their names written in batches of so many. */
const BATCH = 5_000;

type Row = {
	id: string;
	kind: PlaceKind;
	country: string;
	names: PlaceNames;
	native_name: string | null;
	population: number | null;
};

/** Writes anew what places are found by, in the transaction in which they are loaded. */
export async function writePlaceNames(client: pg.PoolClient): Promise<void> {
	await client.query('delete from place_names');
	let after = '';
	for (;;) {
		const { rows } = await client.query<Row>(
			`select id, kind, country, names, native_name, population from places where id > $1 order by id limit ${BATCH}`,
			[after],
		);
		const last = rows.at(-1);
		if (!last) return;
		after = last.id;
		await writeNames(client, rows);
	}
}

async function writeNames(client: pg.PoolClient, rows: readonly Row[]): Promise<void> {
	const names = rows.flatMap(({ id, kind, country, names, native_name: nativeName, population }) =>
		foldedNamesOf({ kind, country, names, nativeName }).map((folded) => ({
			...{ id, folded },
			weight: weightOfPlace(kind, population),
		})),
	);
	await client.query(
		`insert into place_names (place_id, folded, weight) select * from unnest($1::text[], $2::text[], $3::int[])`,
		[names.map(({ id }) => id), names.map(({ folded }) => folded), names.map(({ weight }) => weight)],
	);
}
