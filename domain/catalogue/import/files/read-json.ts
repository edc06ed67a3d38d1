import { pipeline, Readable, Transform } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { parser, type Token } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { BrokenFile } from './broken-file.ts';
import type { RawRow } from './headers.ts';
import { watchEnvelope } from './json/envelope.ts';
import { LooseNodes } from './json/loose-nodes.ts';
import { asElement, type Element, placeOfElement, positionValues, readElement, readFeature } from './json/read-item.ts';
import type { KeysSeen } from './properties.ts';

/** Tokens of one feature: an outline of some thousand points is well below. */
const MOST_TOKENS = 200_000;

type WaitingRow = RawRow & { element: Element };

/**
 * The courses of a GeoJSON FeatureCollection (Esri's own JSON too) or of raw Overpass JSON, streamed. `line` is the place in the
 * list, from 1; elements without tags are parts of others and no rows. `keys` is told of every key. Throws `BrokenFile` for JSON
 * that is broken, neither of the two, or that says itself that it is not whole.
 */
export async function* readJson(text: AsyncIterable<string>, keys: KeysSeen): AsyncGenerator<RawRow> {
	const loose = new LooseNodes<WaitingRow>();
	let line = 0;
	try {
		for await (const { value } of listItems(text)) {
			line++;
			const element = asElement(value);
			const row = element ? rowOfElement({ line, element }, loose, keys) : rowOfFeature(line, value, keys);
			if (row) yield row;
		}
	} catch (error) {
		if (error instanceof BrokenFile) throw error;
		throw new BrokenFile(`its JSON is broken (${(error as Error).message})`, line + 1);
	}
	if (line === 0) throw new BrokenFile('it holds no features (GeoJSON) and no elements (Overpass JSON)');
	for (const { row, middle } of loose.settle()) {
		yield { line: row.line, values: { ...row.values, ...(middle && positionValues(middle)) } };
	}
}

function listItems(text: AsyncIterable<string>): AsyncIterable<{ value: unknown }> {
	const items = streamArray.asStream();
	const tokens = parser.asStream({ packKeys: true, streamKeys: false, packValues: true, streamValues: false });
	const list = pick.asStream({ filter: isList });
	// Who iterates sees every error of the pipeline; its callback has nothing to add.
	pipeline(Readable.from(text), tokens, watchEnvelope(), list, limitItems(), items, () => {});
	return items;
}

function isList(path: readonly (string | number | null)[]): boolean {
	return path.length === 1 && (path[0] === 'features' || path[0] === 'elements');
}

/** Ends the reading of a single item that would fill the memory. */
function limitItems(): Transform {
	let [depth, tokens] = [0, 0];
	return new Transform({
		objectMode: true,
		transform(token: Token, _encoding, done) {
			if (token.name === 'startObject' || token.name === 'startArray') depth++;
			if (token.name === 'endObject' || token.name === 'endArray') depth--;
			tokens = depth === 1 ? 0 : tokens + 1;
			done(tokens > MOST_TOKENS ? new BrokenFile('one of its features is far too large') : null, token);
		},
	});
}

function rowOfElement(
	{ line, element }: { line: number; element: Element },
	loose: LooseNodes<WaitingRow>,
	keys: KeysSeen,
): RawRow | null {
	if (Object.keys(element.tags ?? {}).length === 0) {
		loose.keep(element);
		return null;
	}
	const middle = placeOfElement(element);
	const row = { line, values: readElement(element, keys) };
	if (middle) return { ...row, values: { ...row.values, ...positionValues(middle) } };
	return loose.wait({ ...row, element }) ? null : row;
}

function rowOfFeature(line: number, value: unknown, keys: KeysSeen): RawRow {
	const values = readFeature(value, keys);
	return values ? { line, values } : { line, values: {}, trouble: 'not-a-feature' };
}
