import { visibleLength } from '#domain/shared/text/text.ts';
import { HANDICAP_BANDS, type HandicapBand } from '../handicap-band.ts';
import { type ReviewSort, readReviewSort } from './sorts.ts';

/** Which reviews of a course are asked for, in which order, and after which review the page begins. */
export type ReviewSearch = {
	sort: ReviewSort;
	verified: boolean;
	photographs: boolean;
	band: HandicapBand | null;
	/** ISO 639-1. */
	language: string | null;
	/** Words that the text must contain; empty for none. */
	words: string;
	/** Id of the last review of the page before. */
	after: number | null;
};

export const LONGEST_WORDS = 80;

/** Further than this the reviews that a search finds are not counted. */
export const COUNTED_REVIEWS = 200;

/** Reads the address of a course's page; what is not known is left out (S60). */
export function readReviewSearch(params: URLSearchParams): ReviewSearch {
	const after = params.get('after') ?? '';
	const language = params.get('language') ?? '';
	// Texts are stored in NFC; a cut may leave half a character.
	const text = (params.get('words') ?? '').normalize('NFC').slice(0, LONGEST_WORDS).toWellFormed();
	const words = text.replaceAll('\0', '').trim();
	return {
		sort: readReviewSort(params.get('sort')),
		verified: params.get('verified') === 'yes',
		photographs: params.get('photographs') === 'yes',
		band: HANDICAP_BANDS.find((band) => band === params.get('band')) ?? null,
		language: /^[a-z]{2}$/.test(language) ? language : null,
		words: visibleLength(words) > 0 ? words : '',
		after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : null,
	};
}

/** The search as the parameters of an address; the first page, the first order and what is not asked for are left out. */
export const writeReviewSearch = ({ sort, verified, photographs, band, language, words, after }: ReviewSearch) => ({
	sort: sort === 'newest' ? null : sort,
	verified: verified ? 'yes' : null,
	photographs: photographs ? 'yes' : null,
	band,
	language,
	words: words || null,
	after,
});

/** True where something narrows the list, whatever its order. */
export const isNarrowed = ({ verified, photographs, band, language, words }: ReviewSearch) =>
	verified || photographs || band !== null || language !== null || words !== '';
