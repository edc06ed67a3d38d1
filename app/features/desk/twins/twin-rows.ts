import { formatCount } from '#app/lib/format/format.ts';
import { formatApart, formatPosition } from '#app/lib/format/position.ts';
import type { CourseFacts, FactName } from '#domain/catalogue/facts/fields.ts';
import { takeOver } from '#domain/course-desk/take-over.ts';
import { LIKENESS_WORDS } from '#domain/course-desk/twins/likeness-words.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { websiteOf } from '../../course/printed-facts.ts';
import { sourceLine } from '../../course/source-words.ts';
import { formatLength } from '../../course-card/course-length.ts';

/** A line of the table: what both say, which of them the merged course will have, and what is to be said of it. */
export type TwinRow = { label: string; first: string; second: string; has: 'first' | 'second' | 'both'; note: string };

type Told = { label: string; names: readonly FactName[]; say: (facts: CourseFacts) => string };

const text = (value: string | number | null) => (value === null ? '' : String(value));

const FACTS: readonly Told[] = [
	{
		label: 'Holes',
		names: ['holes', 'par'],
		say: ({ holes, par }) => [text(holes), par === null ? '' : `par ${par}`].filter(Boolean).join(', '),
	},
	{
		label: 'Length',
		names: ['lengthMetres'],
		say: ({ lengthMetres }) => (lengthMetres === null ? '' : formatLength(lengthMetres)),
	},
	{ label: 'Architect', names: ['architect'], say: ({ architect }) => text(architect) },
	{ label: 'Opened', names: ['openedYear'], say: ({ openedYear }) => text(openedYear) },
	{ label: 'Town', names: ['locality'], say: ({ locality }) => text(locality) },
	{ label: 'Region', names: ['region'], say: ({ region }) => text(region) },
	{ label: 'Website', names: ['website'], say: (facts) => websiteOf(facts)?.value ?? '' },
	{ label: 'Position', names: ['latitude', 'longitude', 'positionAccuracy'], say: positionOf },
];

/** The lines of the table, where the course with the id `staysId` stays. */
export function twinRows({ first, second, likeness, kilometres }: Twins, staysId: number): TwinRow[] {
	const [kept, gone] = staysId === first.id ? [first, second] : [second, first];
	const merged = takeOver(kept.facts, gone.facts).facts;
	const sideOf = (twin: Twin) => (twin === first ? 'first' : 'second');
	const facts = FACTS.map(({ label, names, say }): TwinRow => {
		const row = bothSay(label, first, second, ({ facts: told }) => say(told));
		const note = label === 'Position' && kilometres !== null ? `${formatApart(kilometres)} apart` : row.note;
		return { ...row, has: whoseIs(names, merged, first.facts, second.facts), note };
	});
	return [
		{
			...{ label: 'Name', first: first.name, second: second.name, note: LIKENESS_WORDS[likeness] },
			has: sideOf(kept),
		},
		{
			...bothSay('Club', first, second, ({ club }) => text(club)),
			has: first.club === second.club ? 'both' : sideOf(kept.club === null ? gone : kept),
		},
		bothSay('Other names', first, second, ({ facts: { otherNames } }) => otherNames.join(', ')),
		...facts,
		{ ...bothSay('Source of the position', first, second, sourceOf), has: facts.at(-1)?.has ?? 'both' },
		{ ...bothSay('Reviews, marks', first, second, hangingOn), note: 'the merged entry has both' },
	];
}

/** Whose facts the merged course has; of facts that each of them tells in part it has both. */
function whoseIs(names: readonly FactName[], merged: CourseFacts, first: CourseFacts, second: CourseFacts) {
	const isFirst = names.every((name) => merged[name] === first[name]);
	const isSecond = names.every((name) => merged[name] === second[name]);
	return isFirst === isSecond ? 'both' : isFirst ? 'first' : 'second';
}

function bothSay(label: string, first: Twin, second: Twin, say: (twin: Twin) => string): TwinRow {
	const [one, other] = [say(first), say(second)];
	return { label, first: one, second: other, has: 'both', note: one !== '' && one === other ? '✓ same' : '' };
}

function positionOf({ latitude, longitude, positionAccuracy }: CourseFacts): string {
	return latitude === null || longitude === null
		? ''
		: formatPosition({ latitude, longitude, accuracy: positionAccuracy });
}

const sourceOf = ({ factSources: { position } }: Twin) => (position ? sourceLine(position) : '');

const hangingOn = ({ reviews, marks }: Twin) =>
	`${reviews === 0 ? 'no reviews' : formatCount(reviews, 'review')}, ${marks === 0 ? 'no marks' : formatCount(marks, 'mark')}`;
