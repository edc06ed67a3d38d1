import { expect, it } from 'vitest';
import { areaInSentence } from './area-words.ts';

it.each([
	['Algarve', 'the Algarve'],
	['Costa del Sol', 'the Costa del Sol'],
	['Kent coast', 'the Kent coast'],
	['Scottish Highlands', 'the Scottish Highlands'],
	['Atlantic coast of Argentina', 'the Atlantic coast of Argentina'],
	['Fife', 'Fife'],
	['Lake Geneva', 'Lake Geneva'],
	['Myrtle Beach', 'Myrtle Beach'],
	['Bandon and the Oregon coast', 'Bandon and the Oregon coast'],
])('%s stands in a sentence as "%s"', (name, words) => {
	expect(areaInSentence(name)).toBe(words);
});
