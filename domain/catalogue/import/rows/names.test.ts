import { describe, expect, it } from 'vitest';
import { coreName, isVague, refuseName } from './names.ts';

describe('what is no name of a course', () => {
	it.each([
		['', 'no-name'],
		['14', 'not-a-name'],
		['Unnamed Golf Course', 'not-a-name'],
		['test', 'not-a-name'],
		['H8', 'hole-name'],
		['Hole 3', 'hole-name'],
		['#2 Green', 'hole-name'],
		['7th Tee', 'hole-name'],
		['Driving Range', 'not-golf'],
		["Bob's Driving Range", 'not-golf'],
		['Mini Golf', 'not-golf'],
		['Disc Golf Course', 'not-golf'],
		['Lerums discgolfbana', 'not-golf'],
		['Hillside Golf Club Pro Shop', 'not-golf'],
		['Hillside Golf Superstore', 'not-golf'],
		['Hillside Golf Restaurant', 'not-golf'],
		['Hillside Golf Homeowners Association', 'not-golf'],
		['パークゴルフ場', 'not-golf'],
		['골프연습장', 'not-golf'],
		['Golf', 'generic-name'],
		['Golfplatz', 'generic-name'],
		['골프장', 'generic-name'],
		['Austin Lodge Golf Club (closed 2014)', 'closed'],
		['Former Hillside Golf Club', 'closed'],
		['x'.repeat(201), 'name-too-long'],
	])('"%s" is refused: %s', (name, refusal) => {
		expect(refuseName(name)).toBe(refusal);
	});

	it.each([
		'The Country Club',
		'Old Course',
		'7 Hole Golf Course Grange Castle',
		'G8富士カントリークラブ',
		'360도CC',
		'Test Valley Golf Club',
		'Winged Foot Golf Club',
		'Royal Park Golf Course',
		'Hillside Golf Course & Driving Range',
		'Ardnacrusha Pitch & Putt Golf Course',
		'Hillside Golf Club & Restaurant',
		'Hillside Golf Course and Pro Shop',
		'Hillside Golf Estate',
		'1757 Golf Club',
		'The Hole in the Wall Golf Club',
	])('"%s" is taken', (name) => {
		expect(refuseName(name)).toBeNull();
	});

	it('is flagged where it would fit many courses', () => {
		expect(['Old Course', 'The Golf Club', 'Course A', 'Par 3 Course'].map(isVague)).toEqual([true, true, true, true]);
		expect(['The Country Club', 'Ljunghusen', 'Royal Park Golf Course'].map(isVague)).toEqual([false, false, false]);
	});
});

describe('the core of a name', () => {
	it('leaves out the words that come and go', () => {
		const spellings = ['Bro Hof Slott Golf Club', 'BRO HOF SLOTT GOLFKLUBB', 'Bro Hof Slott GK', 'Bro Hof Slott'];
		expect(new Set(spellings.map(coreName))).toEqual(new Set(['bro hof slott']));
	});

	it('is the whole name where nothing else would be left', () => {
		expect(coreName('The Golf Club')).toBe('the golf club');
	});
});
