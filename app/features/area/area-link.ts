import type { GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';

/** An area as links name it; `courses` where these are counted. */
export type AreaLink = { slug: string; name: string; courses?: number };

export const toAreaLink = ({ slug, names }: GolfArea): AreaLink => ({ slug, name: names.en });

/** Those of some areas that have courses, by name, with how many. */
export const countedLinks = (areas: readonly GolfArea[], counts: ReadonlyMap<string, number>): Required<AreaLink>[] =>
	areas
		.flatMap((area) => {
			const courses = counts.get(area.slug);
			return courses ? [{ ...toAreaLink(area), courses }] : [];
		})
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
