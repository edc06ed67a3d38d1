import { describe, expect, it } from 'vitest';
import { kindOf, plausiblePar, plausibleType } from './kinds.ts';

type Told = Parameters<typeof kindOf>[0];
const hillside = { name: 'Hillside Golf Club' };

describe('what a course is', () => {
	it.each<[kind: string, told: Told]>([
		['pitch-and-putt', { name: 'Hillside Pitch & Putt' }],
		['pitch-and-putt', { name: 'Pitch and Putt Hillside', holes: 18, par: 72 }],
		['pitch-and-putt', { ...hillside, otherNames: ["Hillside Pitch'n'Putt"] }],
		['pitch-and-putt', { ...hillside, tags: ['pitch_and_putt'] }],
		['pitch-and-putt', { ...hillside, holes: 9, lengthMetres: 640 }],
		['par-3', { name: 'Hillside Par-3 Course' }],
		['par-3', { name: 'Hillside Par Three' }],
		['par-3', { name: 'Par 3 & Driving Range' }],
		['par-3', { name: 'Hillside Golf Club, Par 3' }],
		['par-3', { name: 'Kurzplatz Hügelheim' }],
		['par-3', { name: 'Backens korthålsbana' }],
		['par-3', { name: '3 Par Golf Course' }],
		['par-3', { name: 'Golf-Kurzloch-Platz Hügelheim' }],
		['par-3', { name: 'Bakken korthullsbane' }],
		['par-3', { name: 'Campo de Pares 3 La Colina' }],
		['par-3', { name: '丘の上ゴルフ場ショートコース' }],
		['par-3', { name: '丘の上パー３' }],
		['par-3', { name: '언덕 파3 골프' }],
		['par-3', { name: 'Hillside Short Course', holes: 18 }],
		['par-3', { name: 'Golf Compact de la Colline', holes: 9 }],
		['course', { name: 'Hillside Short Course', holes: 18, par: 68 }],
		['course', { name: '丘の上パークゴルフ倶楽部', holes: 18 }],
		['par-3', { ...hillside, tags: [null, 'par_3'] }],
		['par-3', { ...hillside, holes: 9, par: 27 }],
		['par-3', { ...hillside, holes: 18, par: 54 }],
		['par-3', { ...hillside, holes: 9, lengthMetres: 1_100 }],
		['other', { name: 'Hillside FootGolf' }],
		['other', { name: 'The Himalayas Putting Course' }],
		['course', hillside],
		['course', { ...hillside, holes: 9, par: 34, lengthMetres: 2_300 }],
		['course', { ...hillside, holes: 18, par: 60 }],
		['course', { name: 'Hillside Golf Club and Par 3 Course', holes: 18, par: 71 }],
		['course', { name: 'Parthree Park', holes: 18, par: 70 }],
		['course', { name: 'Hillside, Old Course', holes: 54, par: 72 }],
		['course', { name: 'Winged Foot Golf Club' }],
	])('%s: %o', (kind, told) => {
		expect(kindOf(told)).toBe(kind);
	});
});

it('the par of a whole course is not that of a par-3 course', () => {
	expect(plausiblePar('pitch-and-putt', 72, 18)).toBeNull();
	expect(plausiblePar('par-3', 72, null)).toBeNull();
	expect(plausiblePar('par-3', 54, 18)).toBe(54);
	expect(plausiblePar('course', 72, 18)).toBe(72);
});

it('nor is it told of one in words', () => {
	expect(plausibleType('par-3', '18 holes, par 72', 18)).toBeNull();
	expect(plausibleType('pitch-and-putt', 'Par of 70', null)).toBeNull();
	expect(plausibleType('par-3', '9 holes, par 27', 9)).toBe('9 holes, par 27');
	expect(plausibleType('par-3', 'All of them par 3', 9)).toBe('All of them par 3');
	expect(plausibleType('course', '18 holes, par 72', 18)).toBe('18 holes, par 72');
	expect(plausibleType('par-3', null, 18)).toBeNull();
});
