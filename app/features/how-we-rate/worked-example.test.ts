import { expect, it } from 'vitest';
import { workExample } from './worked-example.ts';

it('The worked example of /how-we-rate adds up to the rating that the code gives', () => {
	const { rows, numerator, denominator, shown } = workExample();
	expect(rows.map(({ weight }) => weight.toFixed(2))).toEqual(['1.25', '0.49', '0.50']);
	expect(Math.round((numerator / denominator) * 10) / 10).toBe(shown);
	expect(shown).toBe(7.5);
});
