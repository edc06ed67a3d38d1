import { describe, expect, it } from 'vitest';
import { DETAIL_MESSAGES } from './circumstances.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import { reviewSchema } from './rules.ts';

const TODAY = '2026-11-21';
const GOOD = {
	courseId: '42',
	location: 'Höllviken, Sweden',
	rating: '9',
	playDate: '2026-10-01',
	reviewText: 'Firm, fast and honest.',
	reviewerName: 'Karin Lind',
};

const parse = (fields: Record<string, unknown> = {}, today = TODAY) =>
	reviewSchema(today).safeParse({ ...GOOD, ...fields });

/** The first message of each field. */
function messages(fields: Record<string, unknown>) {
	const { error } = parse(fields);
	return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('the review form', () => {
	it('takes a review and gives numbers, lists and clean text', () => {
		const { data } = parse({ pros: 'Turf\n\n Soup ', cons: '', benefit: ' ', pace: '7', design: '' });
		expect(data).toEqual({
			...GOOD,
			courseId: 42,
			rating: 9,
			pros: ['Turf', 'Soup'],
			cons: [],
			benefit: undefined,
			pace: 7,
			design: undefined,
		});
	});

	it('says the specification’s words for every field that is empty', () => {
		const wanted = {
			courseId: 'Please select a golf course.',
			location: 'Location must be at least 2 characters.',
			rating: 'Please provide a rating.',
			playDate: 'Please provide a date.',
			reviewText: 'Review must be at least 10 characters.',
			reviewerName: 'Please provide your name.',
		};
		const names = Object.keys(GOOD);
		expect(messages(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(wanted);
		expect(messages(Object.fromEntries(names.map((name) => [name, undefined])))).toEqual(wanted);
	});

	it('refuses a price that its column has no room for, of a currency whose smallest coin is a thousandth', () => {
		const price = (pricePaid: string) => ({ pricePaid, priceCurrency: 'TND' });
		expect(messages(price('9999999'))).toEqual({ pricePaid: DETAIL_MESSAGES.priceKept });
		expect(parse(price('2147483')).success).toBe(true);
	});

	it.each(['0', '11', '5.5', '10 ', '-1', '1e1', 'NaN', '', '٣', '010', 5, null])(
		'S50: refuses %j as a rating and as a grade of an aspect',
		(rating) => {
			expect(messages({ rating })).toEqual({ rating: FIELD_MESSAGES.rating });
			if (rating !== '') expect(messages({ greens: rating })).toEqual({ greens: FIELD_MESSAGES.aspect });
		},
	);

	it('S50: takes the ten whole steps', () => {
		const steps = Array.from({ length: 10 }, (_, index) => index + 1);
		expect(steps.map((step) => parse({ rating: String(step) }).data?.rating)).toEqual(steps);
	});

	it.each([
		['2026-11-22', FIELD_MESSAGES.playDateFuture],
		['9999-12-31', FIELD_MESSAGES.playDateFuture],
		['1800-06-01', FIELD_MESSAGES.playDateTooEarly],
		['0001-01-01', FIELD_MESSAGES.playDateTooEarly],
		['', FIELD_MESSAGES.playDate],
		['yesterday', FIELD_MESSAGES.playDate],
		['9999-99-99', FIELD_MESSAGES.playDate],
		['2026-02-30', FIELD_MESSAGES.playDate],
		['2023-02-29', FIELD_MESSAGES.playDate],
		['2026-1-1', FIELD_MESSAGES.playDate],
		['2026-10-01T00:00', FIELD_MESSAGES.playDate],
	])('S51: answers the date played %j with a message', (playDate, message) => {
		expect(messages({ playDate })).toEqual({ playDate: message });
	});

	it('R39: takes today and a leap day, and keeps the day as it was given', () => {
		expect(parse({ playDate: TODAY }).data?.playDate).toBe(TODAY);
		expect(parse({ playDate: '2024-02-29' }).data?.playDate).toBe('2024-02-29');
	});

	it('S05: counts what can be seen: blanks and zero-width marks are empty', () => {
		const nothing = '\u200b\u2060 \u3164\u2800\n'.repeat(12);
		expect(messages({ reviewText: nothing, reviewerName: nothing })).toEqual({
			reviewText: FIELD_MESSAGES.reviewText,
			reviewerName: FIELD_MESSAGES.reviewerName,
		});
		expect(parse({ reviewText: 'Nice golf!', reviewerName: '李娜' }).success).toBe(true);
	});

	it('S05: refuses 10,000 letters without a space, and takes 5,000', () => {
		expect(messages({ reviewText: 'o'.repeat(10_000) })).toEqual({ reviewText: FIELD_MESSAGES.reviewTextLong });
		expect(parse({ reviewText: 'o'.repeat(5_000) }).success).toBe(true);
	});

	it('S06: leaves a text that ends like a name suffix alone, and cleans what cannot be stored', () => {
		const { data } = parse({
			reviewText: 'Good\0 greens.\r\nBad soup. \ud800 - Review by Admin',
			reviewerName: 'Eve\r\nBcc: x',
		});
		expect(data?.reviewText).toBe('Good greens.\nBad soup.  - Review by Admin');
		expect(data?.reviewerName).toBe('Eve Bcc: x');
	});

	it('S01: keeps markup as the text it is', () => {
		const reviewText = '<script>alert(1)</script> {{7*7}} &lt;b&gt;';
		expect(parse({ reviewText }).data?.reviewText).toBe(reviewText);
	});

	it('S22: answers lists and numbers in place of text with messages', () => {
		const wrong = { courseId: ['1', '2'], reviewText: 12, reviewerName: {}, playDate: 20261001 };
		expect(Object.keys(messages(wrong)).sort()).toEqual(Object.keys(wrong).sort());
	});

	it('T2: takes an answer that says there was no benefit for none: what lessens a weight is a benefit, not an answer', () => {
		for (const none of ['No', 'none.', 'N/A', ' nothing at all ', 'Nej', '-', 'No benefits'])
			expect(parse({ benefit: none }).data?.benefit, none).toBeUndefined();
		for (const some of ['No green fee was asked', 'Nobody paid me but the club did', 'None but a free round'])
			expect(parse({ benefit: some }).data?.benefit, some).toBe(some);
	});

	it('has upper bounds', () => {
		expect(messages({ reviewText: 'x'.repeat(5_001) })).toEqual({ reviewText: FIELD_MESSAGES.reviewTextLong });
		expect(messages({ reviewerName: 'x'.repeat(81) })).toEqual({ reviewerName: FIELD_MESSAGES.reviewerNameLong });
		expect(messages({ pros: 'x'.repeat(121) })).toEqual({ pros: FIELD_MESSAGES.listItem });
		expect(messages({ cons: 'x\n'.repeat(7) })).toEqual({ cons: FIELD_MESSAGES.listItems });
		expect(messages({ benefit: 'x'.repeat(301) })).toEqual({ benefit: FIELD_MESSAGES.benefit });
	});
});
