import { describe, expect, it } from 'vitest';
import { readAtlas } from './atlas.ts';
import { haversineKilometres } from './distance.ts';
import { loadGeography } from './geography.ts';
import { isTerritoryOf } from './territories.ts';

const geography = loadGeography();

describe('the country of a position', () => {
	it.each([
		['SE', 55.3886, 12.9195],
		['GB', 56.343, -2.803],
		['SG', 1.3521, 103.8198],
		['MT', 35.9, 14.4],
		['LS', -29.4, 27.6],
		['US', 39.74, -104.99],
		['HK', 22.33, 114.18],
		['XK', 42.66, 21.16],
		['IS', 65.68, -18.1],
		['RU', 66.0, -172.0],
		['FJ', -17.8, 178.0],
	])('is %s at %d, %d', (code, latitude, longitude) => {
		expect(geography.countryAt(latitude, longitude)).toBe(code);
	});

	it.each([
		['GF', 4.9, -52.4],
		['RE', -21.1, 55.5],
		['GP', 16.2, -61.6],
		['MQ', 14.65, -61],
		['YT', -12.8, 45.15],
		['BQ', 12.17, -68.28],
		['SJ', 78.1, 16.5],
	])('is the territory %s where the atlas draws its state', (code, latitude, longitude) => {
		expect(geography.countryAt(latitude, longitude)).toBe(code);
	});

	it.each([
		['UA', 'Sevastopol', 44.6, 33.55],
		['UA', 'Yalta', 44.55, 34.15],
		['UA', 'Kerch', 45.35, 36.45],
		['UA', 'Perekop', 46.14, 33.67],
		['RU', 'Taman', 45.2, 36.8],
		['UA', 'Donetsk', 48, 37.8],
		['EH', 'Laayoune', 27.12, -13.1],
		['EH', 'Smara', 26.75, -11.65],
		['EH', 'Tifariti, beyond the berm', 26.16, -10.57],
		['MA', 'Tan-Tan', 28.4, -11],
		['MA', 'Rabat', 33.97, -6.85],
		['SY', 'the Golan', 33, 35.8],
		['SY', 'Majdal Shams', 33.26, 35.76],
		['IL', 'Tiberias', 32.79, 35.53],
		['IL', 'Haifa', 32.79, 34.99],
		['IL', 'Kiryat Shmona', 33.2, 35.57],
		['CY', 'Kyrenia', 35.3, 33.3],
		['SO', 'Hargeisa', 9.55, 44.05],
		['GE', 'Sukhumi', 43, 41.05],
		['PS', 'Ramallah', 31.9, 35.2],
	])('is %s in %s, as the United Nations draw the borders', (code, _, latitude, longitude) => {
		expect(geography.countryAt(latitude, longitude)).toBe(code);
	});

	it.each(['50m', '10m'] as const)('no border runs between two pieces of one country (%s)', (detail) => {
		const { pieces, arcs } = readAtlas(detail);
		const owners = new Map<string, number>();
		pieces.forEach(({ code, rings }, piece) => {
			for (const arc of rings.flat()) owners.set(`${code} ${arc}`, piece);
		});
		// The cut of the map at 180 degrees is no border.
		const isCut = (arc: number) => arcs[arc < 0 ? ~arc : arc]?.every((at, n) => n % 2 === 1 || Math.abs(at) > 179);
		const borders = pieces.flatMap(({ code, rings }, piece) =>
			rings.flat().filter((arc) => (owners.get(`${code} ${~arc}`) ?? piece) !== piece && !isCut(arc)),
		);
		expect(borders).toEqual([]);
	});

	it('is nothing at sea and at the poles of the map', () => {
		expect(geography.countryAt(40, -40)).toBeNull();
		expect(geography.countryAt(89.9, 0)).toBeNull();
		expect(geography.countryAt(0, 0)).toBeNull();
	});

	it('is the same whether a state or its territory is named', () => {
		expect(isTerritoryOf('PR', 'US')).toBe(true);
		expect(isTerritoryOf('US', 'PR')).toBe(false);
		expect(isTerritoryOf('SE', 'SE')).toBe(false);
	});
});

describe('distances', () => {
	it('are nought within a country, and to its border from outside', () => {
		expect(geography.kilometresToCountry('SE', 59.33, 18.07)).toBe(0);
		const overTheSound = geography.kilometresToCountry('SE', 55.68, 12.5);
		expect(overTheSound).toBeGreaterThan(15);
		expect(overTheSound).toBeLessThan(35);
		expect(geography.kilometresToCountry('ZZ', 55.68, 12.5)).toBe(Number.POSITIVE_INFINITY);
	});

	it('to the sea are short on a links, longer inland, unknown beyond fifty kilometres, nought at sea', () => {
		expect(geography.kilometresToSea(56.343, -2.803)).toBeLessThan(2);
		expect(geography.kilometresToSea(41.9, 12.45)).toBeGreaterThan(18);
		expect(geography.kilometresToSea(41.9, 12.45)).toBeLessThan(28);
		expect(geography.kilometresToSea(47.37, 8.54)).toBe(Number.POSITIVE_INFINITY);
		expect(geography.kilometresToSea(40, -40)).toBe(0);
	});

	it('to the sea do not take the antimeridian for a coast', () => {
		expect(geography.kilometresToSea(67.5, 179.9)).toBeGreaterThan(20);
	});

	it('along the great circle are right to a kilometre', () => {
		const [london, paris] = [
			{ latitude: 51.5074, longitude: -0.1278 },
			{ latitude: 48.8566, longitude: 2.3522 },
		];
		expect(haversineKilometres(london, paris)).toBeCloseTo(343.6, 0);
		expect(haversineKilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
			111.2,
			0,
		);
	});
});
