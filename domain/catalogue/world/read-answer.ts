import { z } from 'zod';
import { failure, type Result, success } from '#domain/shared/result.ts';

/** One golf course as OpenStreetMap lists it; `line` is its place in the answer, from 1, as an import counts it too. */
export type ListedCourse = {
	line: number;
	/** As `courses.sourceId` has it: `osm:way/123`. */
	sourceId: string;
	name: string;
	latitude: number | null;
	longitude: number | null;
};

const place = z.object({ lat: z.number(), lon: z.number() });
const element = z.object({
	type: z.enum(['node', 'way', 'relation']),
	id: z.number(),
	lat: z.number().optional(),
	lon: z.number().optional(),
	center: place.optional(),
	tags: z.object({ name: z.string().optional() }).optional(),
});
const answer = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

/**
 * The courses of an answer of Overpass. Fails with `half` for one that is not whole: its JSON is cut off or none, or the server says in
 * a `remark` that it has broken off, as it does with status 200.
 */
export function readAnswer(text: string): Result<ListedCourse[], { kind: 'half'; message: string }> {
	const parsed = answer.safeParse(parseJson(text));
	if (!parsed.success) return failure({ kind: 'half', message: 'the answer is no whole list of elements' });
	const { elements, remark } = parsed.data;
	if (remark !== undefined) return failure({ kind: 'half', message: `the server broke off: ${remark.slice(0, 200)}` });
	return success(elements.flatMap((value, at) => readElement(value, at + 1)));
}

function readElement(value: unknown, line: number): ListedCourse[] {
	const read = element.safeParse(value);
	if (!read.success) return [];
	const { type, id, lat, lon, center, tags } = read.data;
	const latitude = lat ?? center?.lat ?? null;
	const longitude = lon ?? center?.lon ?? null;
	return [{ line, sourceId: `osm:${type}/${id}`, name: tags?.name ?? '', latitude, longitude }];
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
