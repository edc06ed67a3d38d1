import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import { toCsvLine } from '#domain/shared/text/csv.ts';
import { PLACE_OF_GROUND } from './categories.ts';
import type { Measure } from './year-queries.ts';

/** The European Economic Area: what is removed is removed everywhere. In the order of the Transparency Database. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** A statement of reasons as the Commission's Transparency Database takes it; what is not said is left out. */
export type Statement = Partial<Record<StatementField, string | readonly string[]>>;

/** Its fields, in the order in which the columns of our file stand. */
export const STATEMENT_FIELDS = [
	...(['puid', 'decision_visibility', 'decision_account', 'account_type', 'decision_facts'] as const),
	...(['decision_ground', 'decision_ground_reference_url'] as const),
	...(['illegal_content_legal_ground', 'illegal_content_explanation'] as const),
	...(['incompatible_content_ground', 'incompatible_content_explanation'] as const),
	...(['content_type', 'content_type_other', 'category'] as const),
	...(['category_specification', 'category_specification_other'] as const),
	...(['territorial_scope', 'content_language', 'content_date', 'application_date'] as const),
	...(['end_date_account_restriction', 'source_type', 'automated_detection', 'automated_decision'] as const),
] as const;
type StatementField = (typeof STATEMENT_FIELDS)[number];

const WHAT: Record<Measure['action'], { did: string; fields: Statement }> = {
	'review rejected': {
		did: 'A review of a golf course was kept from publication',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'review removed': {
		did: 'A published review of a golf course was removed',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'photograph removed': {
		did: 'A photograph of a golf course was removed',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'], content_type: ['CONTENT_TYPE_IMAGE'] },
	},
	'list rejected': {
		did: 'A list of golf courses was kept from publication',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'list removed': {
		did: 'A published list of golf courses was taken down',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'conditions rejected': {
		did: 'A report of the conditions of a golf course was kept from publication',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'conditions removed': {
		did: 'A published report of the conditions of a golf course was removed',
		fields: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'], content_type: ['CONTENT_TYPE_TEXT'] },
	},
	'member suspended': {
		did: 'An account was suspended for serious or repeated breaches',
		fields: {
			decision_account: 'DECISION_ACCOUNT_SUSPENDED',
			account_type: 'ACCOUNT_TYPE_PRIVATE',
			content_type: ['CONTENT_TYPE_OTHER'],
			content_type_other: 'What was contributed with the account',
		},
	},
};

const LED_BY: Record<Measure['source'], string> = {
	report: 'after a report, which an editor read',
	rule: 'after an automatic rule had held it and an editor had read it',
	editor: 'after an editor had found it',
};

/**
 * The statement of reasons of a measure. It is made from the ground alone: the editor's own words, which the one concerned has by letter,
 * may name somebody, and personal data must not be in it (Article 24(5) of the Digital Services Act).
 */
export function statementOf(measure: Measure, origin: string): Statement {
	const { id, action, ground, source, written, language, until, at } = measure;
	const { category, keyword, other } = PLACE_OF_GROUND[ground];
	const { did, fields } = WHAT[action];
	return {
		puid: `decision-${id}`,
		...fields,
		decision_facts: `${did}, ${LED_BY[source]}: ${GROUND_MEANINGS[ground].replaceAll('’', "'")}.`,
		...groundOf(ground),
		decision_ground_reference_url: `${origin}/moderation`,
		category,
		...(keyword && { category_specification: [keyword] }),
		...(other && { category_specification_other: other }),
		territorial_scope: EEA,
		...(language && { content_language: language.toUpperCase() }),
		...(written && { content_date: written }),
		application_date: at.toISOString().slice(0, 10),
		...(until && { end_date_account_restriction: until }),
		source_type: source === 'report' ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
		automated_detection: source === 'rule' ? 'Yes' : 'No',
		automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
	};
}

function groundOf(ground: Measure['ground']): Statement {
	if (ground === 'unlawful') {
		return {
			decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
			illegal_content_legal_ground: 'Named in the statement of reasons to the one concerned',
			illegal_content_explanation: 'Explained in the statement of reasons to the one concerned',
		};
	}
	return {
		decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
		incompatible_content_ground: `Terms, section 3: ${GROUNDS[ground]}`,
		incompatible_content_explanation: `It was found that ${GROUND_MEANINGS[ground].replaceAll('’', "'")}.`,
	};
}

/** Statements as a CSV file with a column for each field; several values stand as a JSON list, as in the database's own files. */
export const statementsCsv = (statements: readonly Statement[]): string =>
	[
		STATEMENT_FIELDS.join(','),
		...statements.map((statement) => STATEMENT_FIELDS.map((field) => cellOf(statement[field]))),
	]
		.map((line) => (typeof line === 'string' ? `${line}\r\n` : toCsvLine(line)))
		.join('');

const cellOf = (value: string | readonly string[] | undefined) =>
	value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
