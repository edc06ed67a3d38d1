import { describe, expect, it } from 'vitest';
import { ROUND_LIMITS, ROUND_MESSAGES } from './round-limits.ts';
import { roundSchema } from './round-rules.ts';

const TODAY = '2026-11-30';

const parse = (fields: Record<string, unknown> = {}) => roundSchema(TODAY).safeParse({ day: TODAY, ...fields });

/** The first message of each field. */
function messages(fields: Record<string, unknown>) {
	const { error } = parse(fields);
	return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a round', () => {
	it('wants the day alone', () => {
		expect(parse().data).toEqual({ day: TODAY, shown: false });
		const names = [
			'tees',
			'holes',
			'score',
			'transport',
			'partners',
			'pricePaid',
			'weather',
			'grade',
			'again',
			'notes',
		];
		expect(parse(Object.fromEntries(names.map((name) => [name, ' ']))).success).toBe(true);
		expect(messages({ day: undefined })).toEqual({ day: ROUND_MESSAGES.day });
	});

	it('gives numbers, and one line of clean text', () => {
		const told = { holes: '9', score: '41', grade: '10', pricePaid: '85,50', priceCurrency: 'GBP', again: 'no' };
		expect(parse({ ...told, partners: ' Per,\n Anna ' }).data).toMatchObject({
			holes: 9,
			score: 41,
			grade: 10,
			pricePaid: 85.5,
			priceCurrency: 'GBP',
			again: 'no',
			partners: 'Per, Anna',
		});
	});

	it('is shown to everyone where its box is ticked, and only then', () => {
		expect(parse({ shown: 'on' }).data?.shown).toBe(true);
		for (const shown of ['', 'off', 'false']) expect(parse({ shown }).data?.shown).toBe(false);
	});

	it('takes another day from the field of its own, and only then', () => {
		expect(parse({ day: 'other', otherDay: '2026-11-02' }).data).toMatchObject({ day: '2026-11-02' });
		expect(parse({ otherDay: '2026-11-02' }).data).toMatchObject({ day: TODAY });
		expect(messages({ day: 'other', otherDay: '' })).toEqual({ day: ROUND_MESSAGES.day });
		expect(messages({ day: 'other' })).toEqual({ day: ROUND_MESSAGES.day });
	});

	it.each([
		['day', '2026-12-01', ROUND_MESSAGES.dayFuture],
		['day', '1899-12-31', ROUND_MESSAGES.dayTooEarly],
		['day', '2026-02-30', ROUND_MESSAGES.day],
		['tees', 'x'.repeat(ROUND_LIMITS.tees + 1), ROUND_MESSAGES.tees],
		['holes', '12', ROUND_MESSAGES.holes],
		['score', `${ROUND_LIMITS.leastScore - 1}`, ROUND_MESSAGES.score],
		['score', `${ROUND_LIMITS.mostScore + 1}`, ROUND_MESSAGES.score],
		['score', '84.5', ROUND_MESSAGES.score],
		['transport', 'helicopter', ROUND_MESSAGES.transport],
		['partners', 'x'.repeat(ROUND_LIMITS.partners + 1), ROUND_MESSAGES.partners],
		['pricePaid', 'dear', ROUND_MESSAGES.pricePaid],
		['priceCurrency', 'XXX', ROUND_MESSAGES.priceCurrency],
		['weather', 'golf', ROUND_MESSAGES.weather],
		['grade', '0', ROUND_MESSAGES.grade],
		['grade', '5.5', ROUND_MESSAGES.grade],
		['again', 'perhaps', ROUND_MESSAGES.again],
		['notes', 'x'.repeat(ROUND_LIMITS.notes + 1), ROUND_MESSAGES.notes],
	])('refuses %s %s with words that name the field', (name, value, message) => {
		expect(messages({ [name]: value })).toMatchObject({ [name]: message });
	});

	it('refuses a price that its column has no room for, of a currency whose smallest coin is a thousandth', () => {
		const price = (pricePaid: string) => ({ pricePaid, priceCurrency: 'TND' });
		expect(messages(price('9999999'))).toEqual({ pricePaid: ROUND_MESSAGES.priceKept });
		expect(parse(price('2147483')).success).toBe(true);
	});

	it('takes what is just within its limits', () => {
		const most = {
			tees: 'x'.repeat(ROUND_LIMITS.tees),
			partners: 'x'.repeat(ROUND_LIMITS.partners),
			notes: 'x'.repeat(ROUND_LIMITS.notes),
			score: `${ROUND_LIMITS.mostScore}`,
		};
		expect(parse(most).success).toBe(true);
		expect(parse({ score: `${ROUND_LIMITS.leastScore}`, day: '1900-01-01' }).success).toBe(true);
	});

	it('wants the currency of a price', () => {
		expect(messages({ pricePaid: '85' })).toEqual({ priceCurrency: ROUND_MESSAGES.priceCurrency });
		expect(parse({ priceCurrency: 'EUR' }).success).toBe(true);
	});
});
