import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';

const SET = sharedData('sets/regions-a.csv');

type Labelled = Record<'lat' | 'lng' | 'country' | 'region' | 'source_id', string>;

/**
 * Prints how often the region, or the nation, of a labelled position is the one that it should be, and every other one: that of the
 * course there, where the catalogue has it, else of its position alone.
 */
export async function measureRegions(db: Database): Promise<void> {
	if (!existsSync(SET)) return console.log(`no ${SET}: regions are not measured`);
	const labelled: Labelled[] = parse(readFileSync(SET, 'utf8'), { columns: true });
	const misses: string[] = [];
	for (const { lat, lng, country, region, source_id } of labelled) {
		const ofCourse = await namesOf(db, source_id);
		const found = ofCourse.length > 0 ? ofCourse : await namesAt(db, country, Number(lat), Number(lng));
		const wanted = region.split('|').map(foldText);
		if (!found.some((name) => wanted.includes(foldText(name)))) {
			misses.push(`${country} ${lat}, ${lng}: ${region} → ${found.join(', ') || 'none'}`);
		}
	}
	const right = labelled.length - misses.length;
	console.log(`\nregions: ${right} of ${labelled.length} right, ${((100 * right) / labelled.length).toFixed(1)} %`);
	for (const miss of misses) console.log(`  ${miss}`);
}

/** What the region of a course is called, and its nation; nothing where the course is not there. */
async function namesOf(db: Database, sourceId: string): Promise<string[]> {
	const { rows } = await db.execute<{ name: string }>(sql`
		with here as (select c.* from courses c where c.source_id = ${sourceId} or c.id = (
			select m.course_id from merged_course_sources m where m.source_id = ${sourceId}))
		select p.names ->> 'en' as name from places p join here on p.country = here.country and p.slug = here.region_slug and p.kind = 'region'
		union all select p.native_name from places p join here on p.country = here.country and p.slug = here.region_slug and p.kind = 'region'
			where p.native_name is not null
		union all select p.names ->> 'en' from places p join here on p.country = here.country and p.slug = here.nation and p.kind = 'nation'`);
	return rows.map(({ name }) => name);
}

/** What the region there is called in English and in its own language, and its nation. */
async function namesAt(db: Database, country: string, latitude: number, longitude: number): Promise<string[]> {
	const { rows } = await db.execute<{ name: string }>(sql`
		with here as (select * from places where id = region_of_position(
			${country}, ${latitude}, ${longitude}, town_of_position(${country}, ${latitude}, ${longitude})))
		select names ->> 'en' as name from here
		union all select native_name from here where native_name is not null
		union all select p.names ->> 'en' from places p join here on p.id = here.parent and p.kind = 'nation'`);
	return rows.map(({ name }) => name);
}
