import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summariseRatings } from '#domain/reviews/rating/rating.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import { compileContent } from './compile/compile.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('what the texts say of the rating', () => {
	it('has the words of the rules in it: a number that is typed would not follow them', () => {
		const typed =
			/(?:halves (?:with|for) every \d|weight of (?:\w+) reviews|counts? (?:a quarter|half)|(?:from|least) (?:two|three|four|\d) (?:grades|ratings|reviews|on\b))/i;
		const files = ['faq', 'help', 'guides', 'pages'].flatMap((kind) =>
			readdirSync(new URL(`./${kind}/`, import.meta.url)).map((file) => `./${kind}/${file}`),
		);
		expect(files.filter((file) => typed.test(read(file)))).toEqual([]);
	});

	it('is filled in where content is compiled, and refused where there are no such words', () => {
		const { html } = compileContent('guides', 'how-to-read-a-rating', read('./guides/how-to-read-a-rating.md'));
		expect(html).toContain(`weight of ${RATING_WORDS.priorWeight} reviews`);
		expect(html).not.toContain('{{');
		const wrong = read('./guides/how-to-read-a-rating.md').replace('{{rating:few}}', '{{rating:fewest}}');
		expect(() => compileContent('guides', 'how-to-read-a-rating', wrong)).toThrow('{{rating:fewest}}');
	});

	it('works its example out as the product does', () => {
		const table = read('./guides/how-to-read-a-rating.md');
		const rows = [...table.matchAll(/^\| (\d+) \| ([\d.]+)/gm)].map(([, count, shown]) => [
			Number(count),
			Number(shown),
		]);
		expect(rows.length).toBe(5);
		const nine = {
			...{ rating: 9, played: '2026-07-01', verification: 'unverified' as const, member: true },
			...{ benefit: false, insider: false, first: false, aspects: {} },
			handicapBand: null,
		};
		for (const [count = 0, shown] of rows) {
			expect(summariseRatings(Array(count).fill(nine), 7, '2026-07-01').shown).toBe(shown);
		}
	});
});

describe('what the documents say of the rating', () => {
	const { rankedFrom, priorWeight, priorGrades, priorGrade, priorDaysShown } = RATING_RULES;

	it('is what the rules say', () => {
		const glossary = read('../docs/glossary.md');
		expect(glossary).toContain(`A course with ${RATING_WORDS.rankedFrom} or more counted ratings`);
		expect(glossary).toContain(`A course with ${RATING_WORDS.few} counted ratings`);
		expect(glossary).toContain(
			`joined by ${RATING_WORDS.priorStart}; it joins every rating of ${RATING_WORDS.rankedFrom} reviews`,
		);
		expect(glossary).toContain(`with the weight of ${RATING_WORDS.priorWeight},`);
		const decisions = read('../docs/product-decisions.md');
		expect(decisions).toContain(`(Σ weight × grade + ${priorWeight} × prior) / (Σ weight + ${priorWeight})`);
		expect(decisions).toContain(`joined by ${priorGrades} grades of ${priorGrade},`);
		expect(decisions).toContain(`with its last ${priorDaysShown} days`);
		expect(read('../database/schema/catalogue.ts')).toContain(
			`generatedAlwaysAs(sql\`rating_count >= ${rankedFrom}\`)`,
		);
	});
});
