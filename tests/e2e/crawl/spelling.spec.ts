import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { readHouseTexts } from './house-words.ts';

const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;

/** Names and terms that no dictionary has, and spellings that the specification sets. */
const own = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
	.trim()
	.split('\n');

/** Of a country, as ISO 3166 has it. */
const isCode = (word: string) => /^[A-Z]{2}$/.test(word);

test('the house spells as the British do', () => {
	const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
	const known = new Set(own);
	const isRight = (word: string) => known.has(word) || known.has(word.toLowerCase()) || speller.correct(word);
	const wrong = readHouseTexts(process.cwd()).flatMap(({ file, text }) =>
		[...text.matchAll(WORD)].flatMap(([found]) => {
			const word = found.replaceAll('’', "'");
			return word.length < 2 || isCode(word) || isRight(word) || isRight(word.replace(/'s$/, ''))
				? []
				: [`${word} in ${file}`];
		}),
	);
	expect([...new Set(wrong)]).toEqual([]);
});

test('the list of our own words is in order, each once', () => {
	expect(own).toEqual([...new Set(own)].sort());
});
