import type { Census, CountedSource } from '#domain/catalogue/census/census.ts';
import { CATALOGUE_LICENCE, CREDITS, creditsOfSource } from '#domain/catalogue/credits.ts';
import { ORIGINS, type Origin } from '#domain/catalogue/facts/sources.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import { originWords } from '../course/source-words.ts';

/** A source as /data prints it; `licence` is null of files that do not say under which they may be used. */
export type SourceRow = CountedSource & { name: string; licence: { words: string; address: string } | null };

/** Sources that are more than one person, or we, as the head of a row. */
const NAMES: Readonly<Record<Origin, string>> = {
	...ORIGINS,
	fescue: 'Our catalogue',
	club: 'Clubs',
	member: 'Members',
	editor: 'Editors',
};

const isOrigin = (from: string): from is Origin => Object.hasOwn(ORIGINS, from);

export const sourceRows = ({ sources }: Census): SourceRow[] =>
	sources.map((source) => ({
		...source,
		name: isOrigin(source.from) ? NAMES[source.from] : capital(originWords(source.from)),
		licence: licenceOf(source.from),
	}));

function licenceOf(from: string): SourceRow['licence'] {
	if (!isOrigin(from)) return null;
	const [credit] = creditsOfSource(from);
	if (credit) return { words: credit.licence.fullName, address: credit.licence.address };
	const given = `given under ${CATALOGUE_LICENCE.short}`;
	return { words: from === 'fescue' ? `our own, ${given}` : given, address: CATALOGUE_LICENCE.address };
}

/** The credit lines of those whose facts the catalogue has. */
export const creditsOf = ({ sources }: Census) =>
	CREDITS.filter((credit) => sources.some(({ from }) => creditsOfSource(from).includes(credit)));

/** How many facts of a source were wrong, of those that somebody has looked at; words where nobody has looked. */
export function foundWrong({ checked, replaced }: CountedSource): string {
	const looked = checked + replaced;
	return looked === 0 ? 'none counted yet' : `${replaced} of ${looked}`;
}
