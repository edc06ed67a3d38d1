import { describe, expect, it } from 'vitest';
import { loadGeography } from '#domain/geography/geography.ts';
import { findPlace } from './place.ts';

const geography = loadGeography();
const find = (stated: string | null, latitude: number, longitude: number) =>
	findPlace(geography, stated, { latitude, longitude });

describe('the place of a course', () => {
	it('is found from its position where no country is told', () => {
		expect(find(null, 55.3886, 12.9195)).toMatchObject({ ok: true, value: { country: 'SE', notes: [] } });
		expect(find(null, 55.42, 12.75)).toMatchObject({ ok: true, value: { country: 'SE' } });
		expect(find(null, 40, -40)).toMatchObject({ ok: false, kind: 'no-place' });
	});

	it('is the territory where the state is told', () => {
		expect(find('US', 18.42, -66.1)).toMatchObject({ ok: true, value: { country: 'PR', notes: [] } });
		expect(find('FR', 4.9, -52.4)).toMatchObject({ ok: true, value: { country: 'GF', notes: [] } });
		expect(find('NL', 12.151105, -68.206044)).toMatchObject({ ok: true, value: { country: 'BQ', notes: [] } });
	});

	it('may lie on an islet that the outlines leave out, or just over a border', () => {
		expect(find('SE', 55.91417, 12.70422)).toMatchObject({ ok: true, value: { country: 'SE', notes: [] } });
		expect(find('DE', 47.57, 7.6)).toMatchObject({ ok: true, value: { country: 'DE', notes: [] } });
	});

	it('is flagged when the position lies in another country, and the position is believed', () => {
		expect(find('US', 49.3344, -124.4268)).toMatchObject({
			ok: true,
			value: { country: 'CA', notes: [{ flag: 'country-clash' }] },
		});
	});

	it('is turned round when latitude and longitude were swapped', () => {
		const swapped = {
			position: { latitude: 35.7, longitude: 139.27 },
			country: 'JP',
			notes: [{ flag: 'swapped-position' }],
		};
		expect(find('JP', 139.27, 35.7)).toEqual({ ok: true, value: swapped });
		expect(find('SE', 13.6, 55.41)).toMatchObject({ ok: true, value: { notes: [{ flag: 'swapped-position' }] } });
	});

	it('is refused when it is impossible', () => {
		expect(find('SE', 0, 0)).toEqual({ ok: false, kind: 'bad-position' });
		expect(find('SE', 955, 12)).toEqual({ ok: false, kind: 'bad-position' });
		expect(find(null, 139.27, 35.7)).toEqual({ ok: false, kind: 'bad-position' });
	});

	it('may be a country alone, and is refused without either', () => {
		expect(findPlace(geography, 'SE', null)).toMatchObject({ ok: true, value: { notes: [{ flag: 'no-position' }] } });
		expect(findPlace(geography, null, null)).toEqual({ ok: false, kind: 'no-place' });
	});
});
