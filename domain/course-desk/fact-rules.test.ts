import { describe, expect, it } from 'vitest';
import { FACT_NAMES } from './fact-options.ts';
import { factsSchema } from './fact-rules.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const EMPTY = Object.fromEntries(FACT_NAMES.map((name) => [name, '']));
const LEAST = { ...EMPTY, name: 'Hillside', slug: 'hillside', country: 'SE', facilities: [] };

/** What is wrong with a form, by its field. */
function wrong(change: Record<string, unknown>) {
	const read = factsSchema(NOW).safeParse({ ...LEAST, ...change });
	return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]));
}

const read = (change: Record<string, unknown>) => factsSchema(NOW).parse({ ...LEAST, ...change });

describe('the form of a course’s facts', () => {
	it('needs a name, an address and a country, and takes nothing for everything else', () => {
		expect(wrong({})).toEqual({});
		expect(read({})).toMatchObject({ otherNames: [], par: null, greenFee: null, facilities: [] });
		expect(Object.keys(wrong({ name: ' ', slug: '', country: '' })).toSorted()).toEqual(['country', 'name', 'slug']);
	});

	it.each([
		['name', 'Golf Course'],
		['name', 'Hole 7'],
		['slug', 'Höllviken'],
		['slug', 'two--hyphens'],
		['country', 'XX'],
		['par', '12'],
		['par', '72a'],
		['par', '71.5'],
		['holes', '0'],
		['lengthMetres', '20000'],
		['openedYear', '1200'],
		['openedYear', '2040'],
		['website', 'javascript:alert(1)'],
		['imageUrl', '//evil.example/x.png'],
		['description', 'Too short.'],
		['difficulty', 'Impossible'],
		['priceBand', '5'],
	])('says of %s "%s" what is wrong, and names the field', (field, typed) => {
		const errors = wrong({ [field]: typed });
		expect(Object.keys(errors)).toEqual([field]);
		expect(errors[field]).toMatch(/^[A-Z][\w ]+: /);
	});

	it.each([
		[{ latitude: '55.4' }, 'latitude'],
		[{ latitude: '95', longitude: '12' }, 'latitude'],
		[{ seasonFrom: '4' }, 'seasonFrom'],
		[{ renown: '2' }, 'knownFor'],
		[{ knownFor: 'Venue of The Open' }, 'knownFor'],
		[{ greenFee: '85' }, 'greenFeeCurrency'],
		[{ greenFee: '85', greenFeeCurrency: 'EUR' }, 'greenFeeChecked'],
		[{ greenFee: '85', greenFeeCurrency: 'EUR', greenFeeChecked: '2027-01-01' }, 'greenFeeChecked'],
		[{ greenFee: 'cheap', greenFeeCurrency: 'EUR', greenFeeChecked: '2026-05-01' }, 'greenFee'],
		[{ greenFeeCurrency: 'EUR' }, 'greenFee'],
		[{ greenFee: '85.505', greenFeeCurrency: 'EUR', greenFeeChecked: '2026-05-01' }, 'greenFee'],
		[{ greenFee: '900.5', greenFeeCurrency: 'JPY', greenFeeChecked: '2026-05-01' }, 'greenFee'],
	])('%j does not hold together', (change, field) => {
		expect(Object.keys(wrong(change))).toContain(field);
	});

	it('reads numbers as people write them', () => {
		expect(read({ lengthMetres: '6,045', latitude: '55,4012', longitude: '-12.9' })).toMatchObject({
			lengthMetres: 6_045,
			latitude: 55.4012,
			longitude: -12.9,
		});
		const fee = { greenFee: '85,50', greenFeeCurrency: 'EUR', greenFeeChecked: '2026-05-01' };
		expect(read(fee).greenFee).toBe('85.5');
		expect(read({ ...fee, greenFee: '85.505', greenFeeCurrency: 'TND' }).greenFee).toBe('85.505');
		expect(read({ otherNames: 'Åsens GK\r\n\r\n Åsen ' }).otherNames).toEqual(['Åsens GK', 'Åsen']);
	});
});
