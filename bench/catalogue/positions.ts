import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import { isNamesake, tellingWords } from '#tests/support/facts/namesakes.ts';
import type { Table } from '../table.ts';
import type { Real } from './import-real.ts';

const GOAL_KILOMETRES = 0.3;
/** A namesake that lies farther away is another course. */
const FARTHEST = 8;

type Shipped = {
	slug: string;
	name: string;
	other_names: string[];
	country: string;
	latitude: number;
	longitude: number;
};

/** What is no course of its own, whatever it is called. */
const NO_COURSE = /driving range|practice|academy|pitch|par ?3|children|ladies/i;

/** Two ways to be a namesake: by the same words, and by all words of the shorter name. */
const WAYS: Record<string, (name: readonly string[], other: readonly string[]) => boolean> = {
	'by the same words': (name, other) => [...name].sort().join(' ') === [...other].sort().join(' '),
	'by all words of the shorter name': isNamesake,
};

/** How far the shipped courses lie from their namesakes among the real ones. */
export async function measurePositions(db: Database, { rows }: Real): Promise<Table> {
	const { rows: shipped } = await db.execute<Shipped>(sql`
		select slug, name, other_names, country, latitude, longitude from courses where source = 'fescue' order by slug`);
	const read = rows
		.filter(({ name }) => !NO_COURSE.test(name))
		.map((row) => ({ ...row, words: tellingWords(row.name) }));
	const byCountry = Map.groupBy(read, ({ country }) => country);
	const measured = Object.entries(WAYS).map(([way, isOf]) => {
		const found = shipped.flatMap((course) => {
			const names = [course.name, ...course.other_names].map(tellingWords).filter(({ length }) => length > 0);
			const distances = (byCountry.get(course.country) ?? [])
				.filter(({ words }) => names.some((name) => isOf(name, words)))
				.map((place) => haversineKilometres(course, place));
			const nearest = Math.min(...distances);
			return nearest > FARTHEST ? [] : [{ slug: course.slug, nearest }];
		});
		const far = found.filter(({ nearest }) => nearest > GOAL_KILOMETRES);
		console.log(
			`\n${way}, too far: ${far.map(({ slug, nearest }) => `${slug} (${nearest.toFixed(1)} km)`).join(', ')}`,
		);
		return [way, found.length, far.length, (far.length / found.length) * 100] as const;
	});
	return {
		title: 'Positions',
		note: `Shipped courses that have a namesake among the real ones, after their import. Goal: at most 3 % lie more than ${GOAL_KILOMETRES * 1_000} m from it.`,
		columns: ['namesakes', 'courses', `farther than ${GOAL_KILOMETRES * 1_000} m`, 'share, %'],
		rows: measured,
	};
}
