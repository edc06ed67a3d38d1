/**
 * What can be said of one fact of a course. Everything that knows facts is made from these definitions: the table's columns, the
 * desk's form and its rules, what is printed, filters and their counts, the import, the shipped catalogue, a merge.
 * CONTRIBUTING.md has how to add one.
 */
export type FactDefinition = OneField | SeveralFields;

/** A fact that one field of the desk's form and one column of `courses` hold. The field is called as the fact is. */
export type OneField = About & Field;

/** A fact that makes sense as a whole only, each of its fields with a column of its own. */
export type SeveralFields = About & {
	kind: 'position' | 'months' | 'money';
	label: string;
	fields: Readonly<Record<string, Field>>;
	/** The name of the database's own check of the limits of all fields. */
	check?: string;
};

/** What is said of every fact, whatever it holds. */
export type About = {
	/** Whose fact it is: of the course alone, or of its club with all its courses. */
	whose: 'course' | 'club';
	/** The part of the desk's form that it stands in, in the order of the list of facts. */
	group: FormGroup;
	/** What becomes of it when another course is merged into this one: what is lacking is filled in, unless said otherwise. */
	merge?: 'stays' | 'joined';
	/** Maps, neighbours and lists of places tell it too, so that they are made anew when it changes. */
	toldElsewhere?: true;
	/** The shipped catalogue tells it: always, where it is known, or (left out) never. A list that is always told may be left out. */
	shipped?: 'always' | 'known';
	/** How it is read from a file of courses; left out: no import brings it. */
	import?: Importing;
	filter?: Filter;
	/** The course index keeps it for what is reckoned with it. What has a filter is kept in any case. */
	indexed?: true;
	/** Where it is printed. Numbers are places in the order of that part of the site. */
	page?: {
		part: 'main' | 'further';
		order: number;
		/** Whether readers are asked for it where it is not known; left out: they are. */
		isAsked?: boolean;
	};
	dialog?: number;
	compare?: { order: number; name?: string };
	/** The line of cards that says what a round asks. */
	card?: number;
	/** We make it ourselves, so that there is nobody it could be from. */
	ownMaking?: true;
	/** Readers are told it nowhere: lists are ordered by it, or it is for the desk alone. */
	untold?: true;
	/** What is said of it while nobody has checked what our catalogue says: an estimate of ours, or what is usual there. */
	unchecked?: 'our estimate' | 'assumed';
	/** Its name in the answers of data calls, and what their description says of it. */
	calls?: { name: string; words: string };
};

/** The parts of the desk's form with their titles; null: it has lists to be ticked alone, each under its own label. */
export const FORM_GROUPS = {
	place: 'Name and place',
	course: 'The course',
	facilities: null,
	visiting: 'Visiting',
} as const;

export type FormGroup = keyof typeof FORM_GROUPS;

/** What a field is called and where it is stored. */
export type Field = Kind & {
	label: string;
	column: string;
	/** The property of a row, where it is not called as the field is. */
	property?: string;
	/** Said below the field of the form. */
	hint?: string;
	/** The name of the database's own check of its limits. */
	check?: string;
	/** What the shipped catalogue means where it does not tell it, of a number. */
	whenShipped?: number;
	/** Data calls tell it as it is stored, under its `writtenName`, and say this of it. */
	told?: string;
};

/** What a field holds, and within which limits. */
export type Kind =
	| { kind: 'text'; text: TextKind; least?: number; most: number; required?: true }
	/** Texts of readers' own making, one a line. */
	| { kind: 'lines'; most: number; longest: number }
	/** `integer`: more than the two bytes that numbers are stored in otherwise. */
	| { kind: 'whole'; least: number; most: number; unit?: 'metres'; stored?: 'integer' }
	/** A year from `least` to so many years ahead of now. */
	| { kind: 'year'; least: number; ahead: number }
	/** `otherwise`: what every course is of which nothing else is said; it is never empty then. */
	| { kind: 'choice'; choices: readonly string[] | readonly number[]; words?: ChoiceWords; otherwise?: string }
	/** Any of the choices, in their order. */
	| { kind: 'list'; choices: readonly string[] }
	| { kind: 'country' }
	| { kind: 'degrees'; least: number; most: number; example: string }
	| { kind: 'month'; least: 1; most: 12 }
	/** Stored in minor units of the currency beside it; the form has whole units as text. */
	| { kind: 'amount' }
	| { kind: 'currency' }
	| { kind: 'day' };

/** A line, paragraphs, a name of a course, the last part of an address, an address on the web, one of a picture on this site. */
export type TextKind = 'line' | 'paragraphs' | 'name' | 'slug' | 'website' | 'picture';

/** What choices are called: everywhere the same, or at the desk, among the filters and where they are printed. */
export type ChoiceWords = Readonly<Record<string, string | { desk?: string; find?: string; print?: string }>>;

type Importing = {
	/** What columns that hold it are called, the most believed first, divided by bars. Compared without case and accents. */
	headers: string | Readonly<Record<string, string>>;
	/** The same of columns that hold it in yards. */
	yards?: string;
	/** What the report calls it, where that is not its label. */
	called?: string;
};

type Filter = {
	/** Its part of the find page's address, and of the data call that lists courses. */
	parameter: string;
	title: string;
	/** Its place among the filters. */
	order: number;
	/** Of a number: the choices, from few to many; each reaches to `most`, from where the one before it ends. */
	ranges?: readonly { value: string; words: string; most?: number }[];
	/**
	 * Words by which somebody who types asks for choices, English and Swedish, as `foldText` has them, divided by bars; by the choices
	 * as an address has them, such as `public.visitors`.
	 */
	typed?: Readonly<Record<string, string>>;
	/**
	 * Of most courses nobody knows it: asked for in words, those of which it is not known come after the others, and say so, instead of
	 * being left out.
	 */
	oftenUnknown?: true;
};
