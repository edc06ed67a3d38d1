import { eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { TERRAINS } from '../catalogue/facts/character.ts';
import type { DomainContext } from '../shared/context.ts';
import type { CoverFacts } from './facts.ts';

/** What a course's cover is drawn from, or null where there is no such course. */
export async function getCoverFacts(ctx: DomainContext, slug: string): Promise<CoverFacts | null> {
	ctx.reads.add('catalogue');
	const { latitude, coverTerrain, seasonFrom, seasonTo } = courses;
	const [row] = await ctx.db
		.select({ latitude, coverTerrain, seasonFrom, seasonTo })
		.from(courses)
		.where(eq(courses.slug, slug))
		.limit(1);
	if (!row) return null;
	const terrain = TERRAINS.find((known) => known === row.coverTerrain) ?? 'parkland';
	return { slug, terrain, latitude: row.latitude, seasonFrom: row.seasonFrom, seasonTo: row.seasonTo };
}
