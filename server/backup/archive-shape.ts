import { z } from 'zod';
import { Refusal } from '#database/refusal.ts';

/**
 * A backup is a tar archive that any `tar` opens: `about.json`, the pictures, the tables as gzipped COPY text, and at the
 * end `manifest.json`. Each entry carries its SHA-256 in a pax header, and the manifest lists all of them.
 */
export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';
export const PICTURES = 'pictures/';
export const TABLES = 'database/';
export const FORMAT = 'fescue backup 1';
export const CHECKSUM = 'FESCUE.sha256';

/** The name of the entry that holds a table's rows. */
export const tableEntry = (table: string) => `${TABLES}${table}.copy.gz`;

/** One entry as it lies in the archive; `bytes` and `sha256` are those of the stored, maybe encrypted, content. */
export type StoredEntry = { name: string; bytes: number; sha256: string };

const PICTURE = /^pictures\/(?:incoming\/([0-9a-f-]{36})|[0-9a-f]{2}\/([0-9a-f-]{36})-[a-z]+\.[a-z]+)$/;

/** The id of the picture whose file an entry is; null for any other entry. */
export function pictureIn(entry: string): string | null {
	const [, incoming, made] = PICTURE.exec(entry) ?? [];
	return incoming ?? made ?? null;
}

const word = z.string().max(100);

const aboutSchema = z.object({ format: z.literal(FORMAT), encrypted: z.boolean() });
export type About = z.infer<typeof aboutSchema>;

const manifestSchema = z.object({
	format: z.literal(FORMAT),
	/** The version of Fescue that made it. */
	version: word,
	madeAt: z.iso.datetime(),
	migrations: z.array(word),
	tables: z.array(z.object({ name: word, columns: z.array(word), rows: z.int() })),
	sequences: z.array(z.object({ name: word, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
	entries: z.array(z.object({ name: word, bytes: z.int(), sha256: word })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads `about.json`. Throws a `Refusal` for anything that is no backup of a form this version knows. */
export const readAbout = (text: string): About =>
	parse(aboutSchema, text, 'The file is no backup of Fescue, or of a newer form.');

/** Reads `manifest.json`. Throws a `Refusal` when it is not of its shape. */
export const readManifest = (text: string): Manifest =>
	parse(manifestSchema, text, 'The list of contents in the backup cannot be read.');

function parse<Shape>(schema: z.ZodType<Shape>, text: string, refusal: string): Shape {
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		throw new Refusal(refusal);
	}
}
