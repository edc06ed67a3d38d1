/** Golfers of like strength. With a review only the band is kept, never the handicap itself. */
export const HANDICAP_BANDS = ['0-9', '10-18', '19-28', '29+'] as const;
export type HandicapBand = (typeof HANDICAP_BANDS)[number];

/** The band of a handicap index times ten: 9.9 and plus handicaps are in the first, 10.0 to 18.9 in the second. */
export function handicapBand(tenths: number): HandicapBand {
	if (tenths < 100) return '0-9';
	if (tenths < 190) return '10-18';
	return tenths < 290 ? '19-28' : '29+';
}

/** "0–9", as it is printed. */
export const bandWords = (band: string) => band.replace('-', '–');
