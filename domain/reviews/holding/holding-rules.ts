/**
 * The rules that hold a review until an editor has read it, by the name that is stored with it. They look at words and
 * at how the review came, never at its grade: praise and blame are treated alike. `name` is for the desk, `words` tell the
 * author. One looks at grades, of many reviews together: `campaigns/campaign-rules.ts`.
 */
export const HOLDING_RULES = {
	link: {
		name: 'Link or address',
		words: 'There is a link or an email address in it. Most of those are fine; some sell something.',
	},
	phone: { name: 'Telephone number', words: 'There is what looks like a telephone number in it.' },
	'near-copy': { name: 'Near-copy', words: 'It is nearly the same as another review.' },
	words: { name: 'Word list', words: 'There is a word in it that often comes with advertising or insults.' },
	trap: { name: 'Hidden field', words: 'A field that no reader sees was filled in, as programs do.' },
	haste: { name: 'Sent at once', words: 'It was sent faster than most people can write.' },
	'network-flood': { name: 'Many from one network', words: 'Many reviews came from one network within a day.' },
	'author-flood': {
		name: 'Many by one new account',
		words: 'Many reviews were written with your new account within an hour.',
	},
	'course-flood': { name: 'Many of one course', words: 'Many new reviews of this course came within a day.' },
	campaign: {
		name: 'Suspected campaign',
		words: 'It came with others of this course that look as though they were arranged. An editor reads all of them.',
	},
	paused: {
		name: 'Course is paused',
		words: 'What is new of this course waits for an editor at present, since some of it looks arranged.',
	},
	reposted: { name: 'Written anew', words: 'A review of this course was deleted and written anew within a month.' },
	'own-club': { name: 'Own club', words: 'You speak for this course.' },
	'list-flood': { name: 'Many lists', words: 'Many lists of yours were made public within a day.' },
	'edit-loop': { name: 'Changed many times', words: 'It was changed many times within a day.' },
	'sent-again': {
		name: 'Sent again',
		words: 'An editor rejected an earlier version, so an editor reads this one too.',
	},
} as const satisfies Record<string, { name: string; words: string }>;

export type HoldingRule = keyof typeof HOLDING_RULES;

/** What the rules found in the text itself is looked for anew after each edit; what they found besides stays. */
const OF_THE_TEXT: readonly HoldingRule[] = ['link', 'phone', 'near-copy', 'words'];

/** How it came looks like a machine's or a flood: no letter goes to an address that came with it (S54). */
const OF_A_MACHINE: readonly HoldingRule[] = ['trap', 'haste', 'network-flood'];

/** Whether it is the name of a rule there is today; stored ones may be older. */
export const isHoldingRule = (name: string): name is HoldingRule => Object.hasOwn(HOLDING_RULES, name);

/** Whether the rule holds a review also when its words were changed. */
export const staysAfterEdit = (rule: HoldingRule) => !OF_THE_TEXT.includes(rule);

/** Whether one of the rules says that a machine or a flood sent it. */
export const looksMade = (rules: readonly HoldingRule[]) => rules.some((rule) => OF_A_MACHINE.includes(rule));

/** A review that is about to be stored, as the rules see it. */
export type Judged = {
	/** Null for one that is new. */
	reviewId: number | null;
	courseId: number;
	userId: string | null;
	networkHash: string;
	/** The text of the review, the marks that near-copies of it share, and everything that was typed. */
	content: string;
	sketch: number[] | null;
	words: string;
};
