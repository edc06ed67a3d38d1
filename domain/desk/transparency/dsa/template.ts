/**
 * The parts of the template in Annex I to Implementing Regulation (EU) 2024/2835 that an online platform fills in which is not very
 * large, by their names there. Its headings stand here letter by letter, with the blanks that some of them end in.
 */
export const REPORT_PARTS = [
	...(['1_report_identification', '3_member_states_orders', '4_notices', '5_own_initiative_illegal'] as const),
	...(['6_own_initiative_TC', '7_appeals_and_recidivism', '8_automated_means', '11_qualitative'] as const),
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The last part of the address of its file. */
export const fileOfPart = (part: ReportPart) => `${part.toLowerCase()}.csv`;

const OTHER = 'Description of the sub-category "Other"';
const ILLEGAL = 'Category of illegal content';
const HEAD = ['Applicability', 'Service', 'Reporting period'];

const ORDERS = [
	'Number of orders to act against illegal content received',
	'Number of specific items of information included in the total number of orders to act against illegal content',
	'Median time to inform the authority of the receipt of the order to act against illegal content',
	'Median time to give effect to the order to act against illegal content',
	'Number of orders to provide information',
	'Median time to inform the authority of the receipt of the order to provide information',
	'Median time to give effect to the order to provide information',
];

const NOTICES = [
	'Number of notices received ',
	'Number of notices received from Trusted flaggers',
	'Number of specific items of information included in the total number of notices',
	'Number of specific items of information included in the total number of notices by Trusted Flaggers (Trusted Flagger notices)',
	'Median time to take action',
	'Median time to take action (Trusted Flagger notices)',
	'Number of actions taken on the basis of the law',
	'Number of actions taken on the basis of the law (Trusted Flagger notices)',
	'Number of actions taken on the basis of the terms and conditions of the service',
	'Number of actions taken on the basis of the terms and conditions of the service (Trusted Flagger notices)',
];

const MEASURES = [
	"Number of measures taken at the provider's own initiative ",
	'Number of measures taken after detection with solely automated means ',
	...['Removal', 'Disable', 'Demoted', 'Age restricted', 'Interaction restricted', 'Labelled ', 'Other'].map(
		(name) => `Visibility restriction ${name}`,
	),
	...['Suspension', 'Termination', 'Other'].map((name) => `Monetary restriction ${name}`),
	...['Suspension', 'Termination'].map((name) => `Provision of the service ${name}`),
	...['Suspension', 'Termination'].map((name) => `Account restriction ${name}`),
];

const contextual = (word: string, names: readonly string[]) => names.map((name) => `Contextual ${word} on ${name}`);
/** Of orders the heading of the first column is begun with a small letter where it stands in its context. */
const lowered = ([first = '', second = '', ...others]: readonly string[]) => [
	first.replace('Number', 'number'),
	second.replace('Number', 'number'),
	...others,
];
const ofValues = [...HEAD, 'Section', 'Indicator', 'Scope', 'Value', 'Contextual Information'];
const ofMeasures = (category: string) => [
	...HEAD,
	category,
	OTHER,
	...MEASURES,
	...contextual('Information', MEASURES),
];

/** The columns of each part. */
export const COLUMNS: Record<ReportPart, readonly string[]> = {
	'1_report_identification': ['Applicability', 'Service', 'Indicator', 'Value'],
	'3_member_states_orders': [
		...[...HEAD, ILLEGAL, OTHER, 'Scope'],
		...ORDERS,
		...contextual('information', lowered(ORDERS)),
	],
	'4_notices': [...HEAD, ILLEGAL, OTHER, ...NOTICES, ...contextual('information', NOTICES)],
	'5_own_initiative_illegal': ofMeasures(ILLEGAL),
	'6_own_initiative_TC': ofMeasures("Category of incompatibility with the provider's terms and conditions"),
	'7_appeals_and_recidivism': ofValues,
	'8_automated_means': ofValues,
	'11_qualitative': [...HEAD, 'Indicator', 'Value'],
};

/** What is said beside numbers. */
export const contextOf = {
	orders: 'Not recorded by the site: orders come by letter to the provider.',
	notices:
		'All reports, as the form tells no notice under Article 16 from another, but those that facts of a course are wrong.',
	flaggers: 'Not recorded: whoever reports uses the same form.',
	hours: 'In hours.',
	held: 'Held by an automatic rule; an editor read each and decided.',
	unknown: 'Not recorded by the site.',
	noAccuracy: 'Nothing is decided by automated means alone.',
} as const;
