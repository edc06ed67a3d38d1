/** What of a font file is needed to make a fallback sit like it. Widths are advances, all in parts of the em. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; width: (character: string) => number };

/** Reads an uncompressed TrueType font. Throws when a table it needs is missing. */
export function readMetrics(font: Buffer): FontMetrics {
	const em = font.readUInt16BE(table(font, 'head') + 18);
	const hhea = table(font, 'hhea');
	const hmtx = table(font, 'hmtx');
	const advances = font.readUInt16BE(hhea + 34);
	const glyphOf = readCharacterMap(font);
	return {
		ascent: font.readInt16BE(hhea + 4) / em,
		descent: -font.readInt16BE(hhea + 6) / em,
		lineGap: font.readInt16BE(hhea + 8) / em,
		// Glyphs beyond the last advance share it.
		width: (character) => font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(character), advances - 1)) / em,
	};
}

/**
 * A font with one table of another that has the same glyphs in the same order. Its checksums are left as they were: for a tool
 * that writes the font anew. Throws when either has no such table.
 */
export function withTableOf(font: Buffer, tag: string, other: Buffer): Buffer {
	const from = entryOf(other, tag);
	const [start, length] = [other.readUInt32BE(from + 8), other.readUInt32BE(from + 12)];
	const result = Buffer.concat([font, other.subarray(start, start + length)]);
	const entry = entryOf(result, tag);
	result.writeUInt32BE(font.length, entry + 8);
	result.writeUInt32BE(length, entry + 12);
	return result;
}

const table = (font: Buffer, tag: string) => font.readUInt32BE(entryOf(font, tag) + 8);

/** Where the font's directory speaks of a table: four bytes each of tag, checksum, start and length. */
function entryOf(font: Buffer, tag: string): number {
	const count = font.readUInt16BE(4);
	for (let index = 0; index < count; index++) {
		const entry = 12 + index * 16;
		if (font.toString('latin1', entry, entry + 4) === tag) return entry;
	}
	throw new Error(`the font has no ${tag} table`);
}

/** The glyph of a character by the font's format 4 map, which covers the basic plane; 0 where there is none. */
function readCharacterMap(font: Buffer): (character: string) => number {
	const map = formatFourMap(font);
	const twice = font.readUInt16BE(map + 6);
	const [ends, starts, deltas, ranges] = [map + 14, map + 16 + twice, map + 16 + 2 * twice, map + 16 + 3 * twice];
	return (character) => {
		const code = character.codePointAt(0) ?? 0;
		for (let at = 0; at < twice; at += 2) {
			if (font.readUInt16BE(ends + at) < code) continue;
			const start = font.readUInt16BE(starts + at);
			if (start > code) return 0;
			const delta = font.readUInt16BE(deltas + at);
			const range = font.readUInt16BE(ranges + at);
			if (range === 0) return (code + delta) & 0xffff;
			const glyph = font.readUInt16BE(ranges + at + range + 2 * (code - start));
			return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
		}
		return 0;
	};
}

function formatFourMap(font: Buffer): number {
	const cmap = table(font, 'cmap');
	const count = font.readUInt16BE(cmap + 2);
	for (let index = 0; index < count; index++) {
		const map = cmap + font.readUInt32BE(cmap + 8 + index * 8);
		if (font.readUInt16BE(map) === 4) return map;
	}
	throw new Error('the font has no character map of format 4');
}
