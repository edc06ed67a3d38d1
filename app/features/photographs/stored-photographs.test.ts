import { expect, it } from 'vitest';
import { storedOf } from './stored-photographs.ts';

const STORED = [
	{ id: 'beach', alt: 'The beach', status: 'ready' },
	{ id: 'green', alt: 'The green', status: 'failed' },
] as const;
const NOTHING = { refused: null, status: 422 } as const;

it('a form that comes back has the photographs that it chose, as they are known', () => {
	const chosen = [
		{ id: 'new', alt: 'The dunes' },
		{ id: 'green', alt: 'The green in rain' },
	];
	expect(storedOf(STORED, { ...NOTHING, chosen, asked: true })).toEqual([
		{ id: 'new', alt: 'The dunes', status: 'coming' },
		{ id: 'green', alt: 'The green in rain', status: 'failed' },
	]);
	expect(storedOf(STORED, { ...NOTHING, chosen: [], asked: true })).toEqual([]);
});

it('a form that comes back and said nothing of photographs has those of its review', () => {
	expect(storedOf(STORED, { ...NOTHING, chosen: [], asked: false })).toEqual(STORED);
	expect(storedOf(STORED)).toEqual(STORED);
});
