import type { ImportedFacts } from '#domain/catalogue/facts/imported.ts';
import type { FactSources } from '#domain/catalogue/facts/sources.ts';
import type { Note, Refusal } from '../notes.ts';

/** A course as a file tells of it, cleaned and plausible. Lengths in metres, positions in degrees. */
export type ImportedCourse = ImportedFacts & {
	line: number;
	/** Its club, where the file tells it besides the course. */
	club: string | null;
	source: string;
	sourceId: string;
	/** Who told its facts: the source, or both where there are two. */
	toldBy: string;
	credits: string[];
	notes: Note[];
	/** What a file that a site like this one offers tells besides. */
	open?: OpenFacts;
};

/** `name` as far as it could be read, for the report; `gone` what a course that is closed is known by. */
export type RowRefusal = {
	kind: 'refused';
	refusal: Refusal;
	name: string;
	gone?: { source: string; sourceId: string };
};

/** Its address, those it had before, under which other ids it came, since when it is closed, its club's address; where its facts are from. */
export type OpenFacts = {
	slug: string | null;
	otherAddresses: string[];
	otherIds: { source: string; source_id: string }[];
	closedOn: string | null;
	clubSlug: string | null;
	sources: FactSources;
};
