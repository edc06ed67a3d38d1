import { describe, expect, it } from 'vitest';
import { inferTerrain, type Terrain } from './terrain.ts';

const PLACES: readonly [
	name: string,
	latitude: number,
	longitude: number,
	kilometresToSea: number,
	terrain: Terrain,
][] = [
	['St Andrews', 56.343, -2.803, 0.3, 'links'],
	['Ballybunion', 52.497, -9.676, 0.2, 'links'],
	['Barnbougle', -41.01, 147.59, 0.3, 'links'],
	['Sunningdale', 51.39, -0.63, 60, 'heath'],
	['Augusta', 33.503, -82.02, 180, 'forest'],
	['Wentworth in flat Essex instead', 51.7, 0.4, 30, 'parkland'],
	['Crans-sur-Sierre', 46.31, 7.47, 260, 'mountain'],
	['Banff Springs', 51.17, -115.56, 600, 'mountain'],
	['Karuizawa', 36.35, 138.6, 100, 'mountain'],
	['La Paz', -16.57, -68.08, 350, 'mountain'],
	['Gulmarg', 34.05, 74.38, 1100, 'mountain'],
	['Emirates', 25.08, 55.16, 6, 'desert'],
	['Scottsdale', 33.64, -111.9, 250, 'desert'],
	['Alice Springs', -23.71, 133.88, 900, 'desert'],
	['Marrakesh', 31.6, -7.95, 140, 'desert'],
	['Teeth of the Dog', 18.41, -68.91, 0.1, 'tropical'],
	['Singapore', 1.33, 103.8, 6, 'tropical'],
	['Pebble Beach', 36.57, -121.95, 0.1, 'coast'],
	['Cape Kidnappers', -39.65, 177.08, 0.4, 'coast'],
	['Lahti', 61, 25.6, 80, 'forest'],
	['Munich', 48.0, 11.5, 280, 'forest'],
	['Buenos Aires', -34.6, -58.7, 30, 'parkland'],
];

describe('inferTerrain', () => {
	it.each(PLACES)('sees %s for what it is', (_name, latitude, longitude, kilometresToSea, terrain) => {
		expect(inferTerrain({ latitude, longitude, kilometresToSea })).toBe(terrain);
	});

	it('calls a course without a position parkland', () => {
		expect(inferTerrain({ latitude: null, longitude: null, kilometresToSea: null })).toBe('parkland');
		expect(inferTerrain({ latitude: 56, longitude: null, kilometresToSea: 0 })).toBe('parkland');
	});

	it('does not need to know how far away the sea is', () => {
		expect(inferTerrain({ latitude: 36.57, longitude: -121.95, kilometresToSea: null })).toBe('parkland');
	});
});
