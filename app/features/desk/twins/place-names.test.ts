import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

const SIZE = { width: 720, height: 380 };
const course = (name: string, x: number, y: number, rating: number | null = null) => ({ name, rating, x, y });

it('names a course to the right of its dot, to the left where the map ends, and with its rating where it has one', () => {
	const [middle, edge] = placeNames([course('Dumbarnie', 300, 100, 7.94), course('Leven', 690, 200)], [], SIZE);
	expect(middle).toMatchObject({ words: 'Dumbarnie 7.9', side: 'start' });
	expect(edge).toMatchObject({ words: 'Leven', side: 'end' });
});

it('leaves a name out that would meet another one, a dot or what the map needs room for', () => {
	const near = ['Lundin', 'Lundin Ladies', 'Lundin Short'].map((name, at) => course(name, 300 + at, 100));
	const elie = course('Elie', 100, 370);
	const scale = { left: 0, right: 190, top: 330, bottom: 380 };
	const named = placeNames([...near, elie], [scale], SIZE);
	expect(named.map(({ name, side }) => [name, side])).toEqual([
		['Lundin', 'start'],
		['Lundin Ladies', 'end'],
		['Lundin Short', null],
		['Elie', null],
	]);
});
