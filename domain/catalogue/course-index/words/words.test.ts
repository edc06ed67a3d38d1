import { describe, expect, it } from 'vitest';
import { foldText } from '#domain/shared/text/fold.ts';
import { initialsBefore, initialsOf, isTelling, splitCommonEnd, wordsOf } from './words.ts';

describe('words that most names have', () => {
	it.each(['Golf Club', 'golfklubben', 'ゴルフ倶楽部', '골프장', '高爾夫球會', 'Гольф-клуб', 'نادي الجولف'])(
		'%s tells no course from another, as it is folded',
		(text) => expect(wordsOf(text).some(isTelling)).toBe(false),
	);

	it.each([
		['廣野ゴルフ倶楽部', '廣野', 'ゴルフ倶楽部'],
		['화산골프장', '화산', '골프장'],
		['화산CC', '화산', 'cc'],
	])('%s ends in one', (word, before, end) =>
		expect(splitCommonEnd(foldText(word))).toEqual([before, end].map(foldText)),
	);

	it.each(['golfclub', 'hofgolf', '東京', '골프장', 'ゴルフ倶楽部', ''])('%j has none after a name', (word) =>
		expect(splitCommonEnd(foldText(word))).toBeNull(),
	);
});

describe('the initials of a name', () => {
	it.each([
		['Royal County Down Golf Club', ['rcd', 'rcdgc']],
		['National Golf Links of America', ['ngla', 'ngloa']],
		['The Country Club', ['cc', 'tcc']],
		['Los Angeles Country Club North', ['lacc']],
		['Winged Foot, West', ['wf']],
		['Golf Club of Houston - Tournament Course', ['gcoh']],
	])('%s: %j', (name, initials) => expect(initialsOf(name)).toEqual(expect.arrayContaining(initials)));

	it.each(['Muirfield', '', 'Golf'])('are none of %j', (name) => expect(initialsOf(name)).toEqual([]));

	it.each([
		['pvgc', 'pv'],
		['rcdgcc', 'rcd'],
		['gc', null],
		['acc', null],
		['falsterbo', null],
	])('stand before a "Golf Club" in %s', (word, initials) => expect(initialsBefore(word)).toBe(initials));
});
