import { isRemoval } from '../removals.ts';
import { type Complaint, type Measure, medianHours, type Notice } from './year-queries.ts';

/** A line of part 7 of the template; `of` counts it, and is null for what the site does not record. */
type Appeal = {
	section: string;
	indicator: string;
	scope: string;
	of: ((of: { complaints: readonly Complaint[]; measures: readonly Measure[] }) => number | null) | null;
};

const INTERNAL = 'Internal complaints mechanism';
const OUTSIDE = 'Out-of-court dispute settlement bodies';
const REPEATED = 'Suspensions imposed on repeated offenders';

const SCOPES: [scope: string, of: (complaints: readonly Complaint[]) => number | null][] = [
	['Total number', (complaints) => complaints.length],
	['Decisions upheld', (complaints) => complaints.filter(({ status }) => status === 'refused').length],
	['Decisions partially reversed', () => 0],
	['Decisions reversed', (complaints) => complaints.filter(({ status }) => status === 'granted').length],
	['Median time', medianHours],
];

/** Complaints of one kind, a line for each scope; null for a kind that the site cannot tell. */
const internal = (indicator: string, is: ((complaint: Complaint) => boolean) | null): Appeal[] =>
	SCOPES.map(([scope, of]) => ({
		...{ section: INTERNAL, indicator, scope },
		of: is && (({ complaints }) => of(complaints.filter(is))),
	}));

const SUBMITTED = 'Number of complaints submitted to the internal-complaints mechanism';
const NOT_ACTED = 'Complaint regarding a decision not to take action on a notice submitted';
const DISPUTES = 'Number of disputes submitted to out-of-court dispute settlement bodies';

/** The lines of part 7, appeals and recidivism, in the template's order. */
export const APPEALS: readonly Appeal[] = [
	...internal(SUBMITTED, () => true),
	{
		...{ section: INTERNAL, indicator: SUBMITTED, scope: 'Decision omitted' },
		of: ({ complaints }) => complaints.filter(({ status }) => status === 'open').length,
	},
	{
		section: INTERNAL,
		indicator: 'Number of restrictions newly imposed as a result of an internal complaint',
		scope: 'Total number',
		of: ({ complaints }) =>
			complaints.filter(({ status, against }) => status === 'granted' && against === 'report dismissed').length,
	},
	...internal(
		'Complaint regarding a decision to remove or disable access to or restrict visibility of information',
		({ against }) => isRemoval(against),
	),
	...internal('Complaint regarding a decision to suspend or terminate the provision of the service', () => false),
	...internal(
		'Complaint regarding a decision to suspend or terminate an account ',
		({ against }) => against === 'member suspended',
	),
	...internal('Complaint regarding a decision to restrict the ability to monetise information', () => false),
	...internal(`${NOT_ACTED} in accordance with Article 16`, ({ against }) => against === 'report dismissed'),
	...internal(`${NOT_ACTED} by a Trusted Flagger in accordance with Article 16`, null),
	...[...SCOPES.map(([scope]) => scope), 'Decision omitted', 'Percentage of outcomes implemented'].map((scope) => ({
		...{ section: OUTSIDE, indicator: DISPUTES, scope },
		of: null,
	})),
	{
		section: REPEATED,
		indicator: 'Number of suspensions enacted for the provision of manifestly illegal content ',
		scope: 'Total number',
		of: ({ measures }) =>
			measures.filter(({ action, ground }) => action === 'member suspended' && ground === 'unlawful').length,
	},
	...['notices', 'complaints'].map((what) => ({
		section: REPEATED,
		indicator: `Number of suspensions enacted for the provision of manifestly unfounded ${what}`,
		...{ scope: 'Total number', of: null },
	})),
];

/** A line of part 8; `of` as above. */
type Automation = {
	applies: string;
	indicator: string;
	scope: string;
	of: ((of: { measures: readonly Measure[]; notices: readonly Notice[] }) => number) | null;
};

const HOSTING = 'Only for providers of hosting services, including online platforms';
const PLATFORMS = 'Only for providers of online platforms';

/** Five lines: by machines alone, not so, and how exactly; a person decides everything here. */
function automation(applies: string, scope: string, what: string, of: Automation['of']): Automation[] {
	const [solely, not] =
		what === 'measures'
			? ['Number of measures solely taken by automated means ', 'Number of measures not taken by automated means']
			: [
					'Number of notices solely processed by automated means ',
					'Number of notices not processed by automated means',
				];
	return [
		{ ...{ applies, scope }, indicator: solely ?? '', of: () => 0 },
		{ ...{ applies, scope }, indicator: not ?? '', of },
		...['Accuracy', 'Precision', 'Recall'].map((name) => ({
			...{ applies, scope },
			...{ indicator: `Accuracy of the automated means - ${name}`, of: null },
		})),
	];
}

/** The lines of part 8, use of automated means, but those for very large platforms. */
export const AUTOMATED: readonly Automation[] = [
	...automation('All', 'Total number', 'measures', ({ measures }) => measures.length),
	...automation(
		'All',
		'Own-initiative ',
		'measures',
		({ measures }) => measures.filter(({ source }) => source !== 'report').length,
	),
	...automation(
		HOSTING,
		'NAM Total',
		'notices',
		({ notices }) => notices.filter(({ decidedAt }) => decidedAt !== null).length,
	),
	...automation(PLATFORMS, 'NAM Trusted Flagger', 'notices', null),
];

/** The words of part 11, but those for very large platforms. */
export const QUALITATIVE: readonly [indicator: string, words: string][] = [
	[
		'Summary of the content moderation engaged in at the providers’ own initiative',
		'Reviews and photographs of golf courses are published when they are sent, unless an automatic rule holds them until an editor has read them. Editors also remove what breaks the terms when they find it.',
	],
	[
		"Meaningful and comprehensible information regarding content moderation engaged in at the providers' own initiative",
		'The rules that hold, the grounds, and how decisions are made and objected to stand at /moderation. Each decision is made by a person, entered in a log, and told with its reasons to the one concerned.',
	],
	[
		'Qualitative description of the automated means',
		'Rules that hold a review for an editor: signs in its text (links, addresses, words of a list, likeness to another review), how it was sent, and how many come from one network, by one account or of one course. None rejects or removes.',
	],
	[
		'Qualitative description of indicators of accuracy and possible rate of error of automated means',
		'Nothing is decided by automated means alone, so no rate of error of decisions is counted. How many of the held reviews editors published stands at /transparency.',
	],
	[
		'Specification of the precise purposes to apply automated means',
		'To find reviews that may be invented, paid for, written by machines or against persons before readers see them.',
	],
	[
		'Safeguards applied to the use of automated means',
		'A person reads and decides every held review; the author sees that it waits, is told the reasons of a rejection and whether a rule played a part, and may object to another editor.',
	],
];
