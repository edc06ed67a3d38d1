import { expect, it } from 'vitest';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { placesNear } from './places-near.ts';

const placeAt = (slug: string, latitude: number, longitude: number) => ({
	slug,
	name: slug,
	country: { slug: 'sweden' },
	latitude,
	longitude,
	isPlayed: true,
});

const VIEW = { x: xOf(13), y: yOf(55.5), zoom: 8 };

it('what is pressed on the map are the courses within a finger of it, the nearest first', () => {
	const places = [placeAt('a little off', 55.52, 13.02), placeAt('far', 57, 15), placeAt('here', 55.5, 13)];
	const slugs = (right: number, down: number) =>
		placesNear(places, VIEW, { right, down, reach: 22 }).map(({ slug }) => slug);
	expect(slugs(0, 0)).toEqual(['here', 'a little off']);
	expect(slugs(200, 200)).toEqual([]);
});

it('no more of them than a card has room for', () => {
	const many = Array.from({ length: 40 }, (_, at) => placeAt(`course ${at}`, 55.5, 13));
	expect(placesNear(many, VIEW, { right: 0, down: 0, reach: 22 })).toHaveLength(12);
});
