import { describe, expect, it } from 'vitest';
import { languageOf } from './name-language.ts';

describe('the language of a name', () => {
	it.each([
		['わかさCC', 'japan', 'ja'],
		['高室池GC', 'japan', 'ja'],
		['愛岐カントリークラブ', '', 'ja'],
		['高室池倶楽部', '', 'zh'],
		['上海光明高尔夫俱乐部', 'china', 'zh-Hans'],
		['林口高爾夫球場', 'taiwan', 'zh-Hant'],
		['남춘천CC', 'south-korea', 'ko'],
		['ГК Целеево', 'russia', 'ru'],
		['Гольф-клуб Козин', 'ukraine', 'uk'],
		['Благоевград', 'Bulgaria', 'bg'],
		['สนามกอล์ฟ', 'thailand', 'th'],
	])('of %s in %s is %s', (name, country, lang) => {
		expect(languageOf(name, country)).toEqual({ lang });
	});

	it.each([
		['نادي دبي للجولف', 'united-arab-emirates', 'ar'],
		['باشگاه گلف', 'Iran', 'fa'],
		['מועדון גולף', 'israel', 'he'],
	])('of %s in %s is %s, from right to left', (name, country, lang) => {
		expect(languageOf(name, country)).toEqual({ lang, dir: 'rtl' });
	});

	it.each([
		'Åre GK',
		'Golfklúbbur Ísafjarðar',
		'St Andrews — Old',
		'Vall d’Ordino',
		'Sân Golf Đà Lạt',
		'Golf & Shooting Club 東京',
	])('is not said of %s', (name) => expect(languageOf(name, 'japan')).toBeNull());
});
