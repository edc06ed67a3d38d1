import type { Likeness } from '#domain/catalogue/twins/compare-names.ts';

/** How alike two courses are called, in words for editors. */
export const LIKENESS_WORDS: Record<Likeness, string> = {
	same: 'the same name',
	equal: 'the same words in the names',
	placed: 'the same name but for the place or the spelling',
	club: 'one is called as the club of the other is',
	part: 'one name says more than the other',
	marked: 'one name says which course of the club it is',
	spelt: 'the same name in another spelling',
	akin: 'names that are spelt alike',
	unread: 'names in different scripts',
	none: 'different names',
	sisters: 'names of sister courses',
};
