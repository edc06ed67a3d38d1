import { z } from 'zod';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { asElement, placeOfElement } from '../import/files/json/read-item.ts';

/** One golf course as OpenStreetMap lists it; `line` is its place in the answer, from 1, as an import counts it too. */
export type ListedCourse = {
	line: number;
	/** As `courses.sourceId` has it: `osm:way/123`. */
	sourceId: string;
	name: string;
	latitude: number | null;
	longitude: number | null;
};

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
	return success(elements.flatMap((value, at) => listedAt(value, at + 1)));
}

function listedAt(value: unknown, line: number): ListedCourse[] {
	const element = asElement(value);
	if (!element) return [];
	const { type, id, tags: { name } = {} } = element;
	const { latitude = null, longitude = null } = placeOfElement(element) ?? {};
	return [{ line, sourceId: `osm:${type}/${id}`, name: typeof name === 'string' ? name : '', latitude, longitude }];
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
