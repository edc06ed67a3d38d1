/** `words` are printed after the label, `whole` in the place of both, `short` on the button of the form. */
export type ConditionValue = { words: string; whole?: string; short: string };

/** One thing that golfers tell of how a course is at present. */
export type KindOfCondition = {
	/** As it stands before its value: "Greens good". */
	label: string;
	/** Above its row in the form, where that says more. */
	asked?: string;
	/** In the order of the form. */
	values: Readonly<Record<string, ConditionValue>>;
	/** How many days after the round it is still said. */
	lifeDays: number;
	/** Reports older than the newest by more days than these are left out: what has changed since says more. */
	togetherDays: number;
	/** The value that is nothing worth telling where nobody contradicts it. */
	usual?: string;
	/** It stands folded away in the form. */
	folded?: true;
	/** Its values are minutes, of which the median is printed. */
	minutes?: true;
};

const GRADES = {
	good: { words: 'good', short: 'Good' },
	fair: { words: 'fair', short: 'Fair' },
	poor: { words: 'poor', short: 'Poor' },
} as const;

/**
 * What a report of conditions may tell (N1), and how long each of it is true (N2). Everything else is made of it: the form and its
 * messages, what is joined and printed, when a page ends, data calls. Kinds stand in the order in which they are printed.
 */
export const KINDS = {
	greens: { label: 'Greens', values: GRADES, lifeDays: 21, togetherDays: 7 },
	fairways: { label: 'Fairways', values: GRADES, lifeDays: 21, togetherDays: 7 },
	bunkers: { label: 'Bunkers', values: GRADES, lifeDays: 21, togetherDays: 7 },
	speed: {
		label: 'Greens speed',
		asked: 'Speed of the greens',
		values: {
			slow: { words: 'slow', short: 'Slow' },
			medium: { words: 'medium', short: 'Medium' },
			fast: { words: 'fast', short: 'Fast' },
		},
		lifeDays: 21,
		togetherDays: 7,
	},
	temporary: {
		label: 'Temporary greens',
		values: {
			none: { words: 'none', whole: 'No temporary greens', short: 'None' },
			some: { words: 'on some holes', short: 'Some holes' },
			all: { words: 'on all holes', short: 'All holes' },
		},
		lifeDays: 7,
		togetherDays: 2,
		usual: 'none',
		folded: true,
	},
	aeration: {
		label: 'Aeration',
		values: {
			none: { words: 'none', whole: 'No aeration to be seen', short: 'None' },
			fresh: { words: 'just done', whole: 'Greens just aerated', short: 'Just done' },
			healing: { words: 'healing', whole: 'Greens healing after aeration', short: 'Healing' },
		},
		lifeDays: 14,
		togetherDays: 7,
		usual: 'none',
		folded: true,
	},
	closed: {
		label: 'Holes closed',
		values: {
			none: { words: 'none', whole: 'No holes closed', short: 'None' },
			some: { words: 'some', whole: 'Some holes closed', short: 'Some' },
			nine: { words: 'nine', whole: 'Nine holes closed', short: 'Nine' },
			all: { words: 'all', whole: 'The whole course closed', short: 'All' },
		},
		lifeDays: 1,
		togetherDays: 1,
		usual: 'none',
		folded: true,
	},
	frost: {
		label: 'Frost',
		values: {
			none: { words: 'none', whole: 'No frost', short: 'None' },
			delay: { words: 'late start', whole: 'Late start for frost', short: 'Late start' },
		},
		lifeDays: 1,
		togetherDays: 1,
		usual: 'none',
		folded: true,
	},
	carts: {
		label: 'Carts',
		values: {
			allowed: { words: 'allowed', short: 'Allowed' },
			paths: { words: 'on paths only', short: 'Paths only' },
			none: { words: 'not allowed', whole: 'No carts', short: 'None' },
		},
		lifeDays: 3,
		togetherDays: 1,
		usual: 'allowed',
		folded: true,
	},
	pace: {
		label: 'Pace',
		asked: 'Pace of the round',
		values: {
			'210': { words: 'under 4 h', short: 'under 4' },
			'240': { words: '4 h', short: '4 h' },
			'270': { words: '4 h 30', short: '4½ h' },
			'300': { words: '5 h', short: '5 h' },
			'330': { words: 'over 5 h', short: 'over 5' },
		},
		lifeDays: 60,
		togetherDays: 60,
		minutes: true,
	},
} as const satisfies Record<string, KindOfCondition>;

export type ConditionKind = keyof typeof KINDS;

/** What one report says: a value of each kind that it tells of, one at least. */
export type Told = Partial<Record<ConditionKind, string>>;

export const CONDITION_KINDS = Object.keys(KINDS) as ConditionKind[];

/** The kind of that name, as its definition says it. */
export const kindOf = (kind: ConditionKind): KindOfCondition => KINDS[kind];

/** A photograph shows greens and fairways above all: it is shown, and kept, as long as these are told. */
export const PHOTOGRAPH_LIFE_DAYS = KINDS.greens.lifeDays;

/** No report says anything of the present any more once it is as old, in days. */
export const LONGEST_LIFE_DAYS = Math.max(...CONDITION_KINDS.map((kind) => KINDS[kind].lifeDays));
