import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { CATEGORIES } from '#domain/desk/transparency/dsa/categories.ts';
import { STATEMENT_FIELDS, type Statement } from '#domain/desk/transparency/dsa/statements.ts';
import { COLUMNS, REPORT_PARTS, type ReportPart } from '#domain/desk/transparency/dsa/template.ts';
import { rejectReview } from '#domain/moderation/commands.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';

const YEAR = new Date().getUTCFullYear();
const WORDS = 'Ebba Lundqvist of Sundsvall never played there';
const HOUR = 3_600_000;

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite();
	await fill();
});
afterAll(() => data.close());

/** A review that a rule held and one that stood, both rejected; an account suspended; three reports; an objection. */
async function fill() {
	const { database } = data;
	const { ctx } = await editorRow(database);
	const course = await courseRow(database);
	const held = await reviewRow(database, course.id, { status: 'held', heldBy: ['link'], language: 'sv' });
	const stood = await reviewRow(database, course.id);
	await rejectReview(ctx, { reviewId: held.id, version: 1 }, { ground: 'advertising', words: WORDS });
	await rejectReview(ctx, { reviewId: stood.id, version: 1 }, { ground: 'not-real', words: WORDS, reported: true });
	const suspended = await recordDecision(database.db, ctx, {
		action: 'member suspended',
		thing: { kind: 'member', id: 'somebody' },
		ground: 'unlawful',
		words: WORDS,
		after: { until: `${YEAR + 1}-01-31T10:00:00.000Z` },
	});
	await database.db.insert(reports).values(
		[
			{ reason: 'not-real', status: 'upheld' as const, ground: 'not-real', hours: 10 },
			{ reason: 'harm', status: 'dismissed' as const, ground: null, hours: 30 },
			{ reason: 'wrong-facts', status: 'open' as const, ground: null, hours: null },
		].map(({ hours, ...report }, at) => ({
			...{ ...report, kind: 'course' as const, reference: `R-${at}`, words: WORDS, name: 'Ebba Lundqvist' },
			...{ email: 'ebba@golf.example', createdAt: new Date(Date.UTC(YEAR, 0, 2)) },
			decidedAt: hours === null ? null : new Date(Date.UTC(YEAR, 0, 2) + hours * HOUR),
		})),
	);
	await database.db.insert(appeals).values({
		...{ decisionId: suspended, party: 'author', words: WORDS, email: 'ebba@golf.example', status: 'granted' },
		createdAt: new Date(Date.UTC(YEAR, 0, 3)),
		decidedAt: new Date(Date.UTC(YEAR, 0, 4)),
	});
}

const fetchFile = async (file: string, year = YEAR) => {
	const answer = await data.call(`/transparency/${year}/${file.toLowerCase()}`);
	return { answer, text: await answer.text() };
};
const rowsOf = async (part: ReportPart) =>
	parse((await fetchFile(`${part}.csv`)).text, { columns: true }) as Record<string, string>[];
const printed = (rows: readonly Record<string, string>[], indicator: string, scope: string) =>
	rows.find((row) => row.Indicator === indicator && row.Scope === scope)?.Value;

/** The headings of Annex I to Implementing Regulation (EU) 2024/2835 as the Commission publishes them, of the parts with the most. */
const OFFICIAL = {
	'4_notices': [25, 'Number of notices received ', 'Contextual information on Number of notices received '],
	'6_own_initiative_TC': [
		37,
		"Number of measures taken at the provider's own initiative ",
		'Contextual Information on Account restriction Termination',
	],
	'3_member_states_orders': [
		20,
		'Number of orders to act against illegal content received',
		'Contextual information on number of orders to act against illegal content received',
	],
} as const;

describe('T5: the yearly report in the template of the EU', () => {
	it.each(REPORT_PARTS)(
		'has part %s with its headings, a cell for each, and the rows of the template',
		async (part) => {
			const { answer, text } = await fetchFile(`${part}.csv`);
			expect(answer.status).toBe(200);
			expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
			const [head, ...rows] = parse(text) as string[][];
			expect(head).toEqual(COLUMNS[part]);
			expect(new Set(head).size).toBe(head?.length);
			expect(rows.length).toBeGreaterThan(4);
			for (const told of [WORDS, 'Ebba', 'golf.example']) expect(text).not.toContain(told);
		},
	);

	it.each(Object.entries(OFFICIAL))('has the headings of %s letter by letter', (part, [count, ...some]) => {
		const columns = COLUMNS[part as ReportPart];
		expect(columns).toHaveLength(count);
		for (const heading of some) expect(columns).toContain(heading);
	});

	it('counts reports by what they are about, what was done, and the median hours', async () => {
		const rows = await rowsOf('4_notices');
		const keywords = Object.values(CATEGORIES).flat().length;
		expect(rows).toHaveLength(1 + Object.keys(CATEGORIES).length + keywords + 1);
		const counted = (category: string) => {
			const row = rows.find((one) => one['Category of illegal content'] === category) ?? {};
			return [
				row['Number of notices received '],
				row['Median time to take action'],
				row['Number of actions taken on the basis of the terms and conditions of the service'],
			];
		};
		expect(counted('TOTAL')).toEqual(['2', '20', '1']);
		expect(counted('STATEMENT_CATEGORY_SCAMS_AND_FRAUD')).toEqual(['1', '10', '1']);
		expect(counted('KEYWORD_INAUTHENTIC_USER_REVIEWS')).toEqual(['1', '10', '1']);
		expect(counted('STATEMENT_CATEGORY_VIOLENCE')).toEqual(['0', '', '0']);
	});

	it('counts what was done without a report, by law and by terms, and how much a rule had found', async () => {
		const total = async (part: ReportPart) => {
			const [row] = await rowsOf(part);
			return [
				row?.["Number of measures taken at the provider's own initiative "],
				row?.['Number of measures taken after detection with solely automated means '],
				row?.['Visibility restriction Disable'],
				row?.['Account restriction Suspension'],
			];
		};
		expect(await total('6_own_initiative_TC')).toEqual(['1', '1', '1', '0']);
		expect(await total('5_own_initiative_illegal')).toEqual(['1', '0', '0', '1']);
	});

	it('counts objections and what machines do; leaves empty what nobody has recorded, and says so', async () => {
		const appealed = await rowsOf('7_appeals_and_recidivism');
		const about = 'Complaint regarding a decision to suspend or terminate an account ';
		expect(
			['Total number', 'Decisions reversed', 'Median time'].map((scope) => printed(appealed, about, scope)),
		).toEqual(['1', '1', '24']);
		const disputes = appealed.find(({ Section }) => Section === 'Out-of-court dispute settlement bodies');
		expect([disputes?.Value, disputes?.['Contextual Information']]).toEqual(['', 'Not recorded by the site.']);
		const automated = await rowsOf('8_automated_means');
		expect(printed(automated, 'Number of measures solely taken by automated means ', 'Total number')).toBe('0');
		expect(printed(automated, 'Number of measures not taken by automated means', 'Total number')).toBe('3');
		const orders = await rowsOf('3_member_states_orders');
		expect(orders[0]?.['Number of orders to provide information']).toBe('');
	});

	it('has no other file, and none of a year to come', async () => {
		for (const file of ['9_human_resources.csv', '4_notices', 'x.csv', 'statements.xml'])
			expect((await fetchFile(file)).answer.status, file).toBe(404);
		expect((await fetchFile('statements.csv', YEAR + 1)).answer.status).toBe(404);
		expect((await data.call('/transparency/abc/statements.csv')).status).toBe(404);
	});
});

/** What the Transparency Database takes in each field that has a list, and must have in each statement; its documentation of the API. */
const LISTS: Partial<Record<(typeof STATEMENT_FIELDS)[number], readonly string[]>> = {
	decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED', 'DECISION_VISIBILITY_CONTENT_DISABLED'],
	decision_account: ['DECISION_ACCOUNT_SUSPENDED', 'DECISION_ACCOUNT_TERMINATED'],
	account_type: ['ACCOUNT_TYPE_BUSINESS', 'ACCOUNT_TYPE_PRIVATE'],
	decision_ground: ['DECISION_GROUND_ILLEGAL_CONTENT', 'DECISION_GROUND_INCOMPATIBLE_CONTENT'],
	content_type: ['CONTENT_TYPE_TEXT', 'CONTENT_TYPE_IMAGE', 'CONTENT_TYPE_OTHER'],
	category: [...Object.keys(CATEGORIES), 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC'],
	category_specification: Object.values(CATEGORIES).flat(),
	source_type: ['SOURCE_ARTICLE_16', 'SOURCE_TRUSTED_FLAGGER', 'SOURCE_VOLUNTARY'],
	automated_detection: ['Yes', 'No'],
	automated_decision: ['AUTOMATED_DECISION_FULLY', 'AUTOMATED_DECISION_PARTIALLY', 'AUTOMATED_DECISION_NOT_AUTOMATED'],
};
const REQUIRED = [
	...(['puid', 'decision_facts', 'decision_ground', 'content_type', 'category', 'territorial_scope'] as const),
	...(['application_date', 'source_type', 'automated_detection', 'automated_decision'] as const),
];

describe('T5: statements of reasons as the Commission’s database takes them', () => {
	let statements: Statement[];
	beforeAll(async () => {
		({ statements } = JSON.parse((await fetchFile('statements.json')).text));
	});

	it('say what the database asks for, in its words', () => {
		expect(statements).toHaveLength(3);
		for (const statement of statements) {
			for (const field of REQUIRED) expect(statement[field]?.length, field).toBeGreaterThan(0);
			expect(Object.keys(statement).filter((field) => !STATEMENT_FIELDS.includes(field as 'puid'))).toEqual([]);
			for (const [field, list] of Object.entries(LISTS))
				for (const value of [statement[field as 'category'] ?? []].flat()) expect(list, field).toContain(value);
			expect(statement.decision_visibility ?? statement.decision_account).toBeDefined();
			const isIllegal = statement.decision_ground === 'DECISION_GROUND_ILLEGAL_CONTENT';
			expect(statement.illegal_content_legal_ground !== undefined).toBe(isIllegal);
			expect(statement.incompatible_content_explanation !== undefined).toBe(!isIllegal);
			expect(statement.content_type_other !== undefined).toBe(statement.content_type?.[0] === 'CONTENT_TYPE_OTHER');
			expect(statement.puid).toMatch(/^[\w-]+$/);
		}
	});

	it('tell what led to each, when it was written, and in which language', () => {
		const [held, reported, suspended] = statements;
		const today = new Date().toISOString().slice(0, 10);
		expect(held).toMatchObject({
			...{ source_type: 'SOURCE_VOLUNTARY', automated_detection: 'Yes', content_language: 'SV' },
			...{ category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC', category_specification: ['KEYWORD_OTHER'] },
			...{ category_specification_other: 'Advertising or spam', application_date: today },
		});
		expect(held?.content_date).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(reported).toMatchObject({
			...{ source_type: 'SOURCE_ARTICLE_16', automated_detection: 'No' },
			...{ category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD' },
			category_specification: ['KEYWORD_INAUTHENTIC_USER_REVIEWS'],
			decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'],
		});
		expect(suspended).toMatchObject({
			...{ decision_account: 'DECISION_ACCOUNT_SUSPENDED', end_date_account_restriction: `${YEAR + 1}-01-31` },
			decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
		});
	});

	it('name nobody, and stand in a CSV file with the same fields', async () => {
		const { text } = await fetchFile('statements.csv');
		const rows = parse(text, { columns: true }) as Record<string, string>[];
		expect(Object.keys(rows[0] ?? {})).toEqual([...STATEMENT_FIELDS]);
		expect(rows.map(({ puid }) => puid)).toEqual(statements.map(({ puid }) => puid));
		expect(JSON.parse(rows[0]?.territorial_scope ?? '')).toHaveLength(30);
		const entries = await data.database.db.select().from(deskLog);
		for (const told of [WORDS, 'Ebba', ...entries.map(({ actorId }) => actorId ?? 'none')]) {
			expect(text).not.toContain(told);
			expect(JSON.stringify(statements)).not.toContain(told);
		}
	});
});
