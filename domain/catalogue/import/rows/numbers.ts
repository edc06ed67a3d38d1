const METRES_A_YARD = 0.9144;

/** A decimal number with point or comma; null when it is none. */
export function readDecimal(raw: string): number | null {
	const text = raw.trim().replace('−', '-');
	const plain = text.includes('.') ? text : text.replace(',', '.');
	return /^[+-]?\d{1,4}(\.\d*)?$|^[+-]?\.\d+$/.test(plain) ? Number(plain) : null;
}

/** A whole number that may carry thousands separators and a fraction of noughts ("6,045", "18.0"); null when it is none. */
export function readWhole(raw: string): number | null {
	const text = raw.trim();
	if (/^\d{1,6}([.,]0+)?$/.test(text) && !/^\d{1,3}[.,]000$/.test(text)) return Number.parseInt(text, 10);
	return /^\d{1,3}([.,'’ \u00a0\u202f]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : null;
}

/** A length in whole metres from a cell such as "6045", "6,045 m" or "6 600 yards"; null when it cannot be read. */
export function readLength(raw: string, unit: 'metres' | 'yards'): number | null {
	const whole = readOneLength(raw, unit);
	if (whole !== null) return whole;
	const [first = '', ...others] = raw.split(/[;/|(]/);
	return others.length > 0 ? readOneLength(first, unit) : null;
}

function readOneLength(raw: string, unit: 'metres' | 'yards'): number | null {
	const [, number = '', written = ''] =
		/^(.*?\d)\s*(km|m|mtrs?|mts|metr\p{L}*|meter\p{L}*|mètres?|yd|yds|yards?|jard\p{L}*|yarda\p{L}*)?\.?$/iu.exec(
			raw.trim(),
		) ?? [];
	if (/^km$/i.test(written)) {
		const kilometres = readDecimal(number);
		return kilometres === null ? null : Math.round(kilometres * 1_000);
	}
	const length = readWhole(number);
	if (length === null) return null;
	const yards = written ? /^[yj]/i.test(written) : unit === 'yards';
	return yards ? Math.round(length * METRES_A_YARD) : length;
}

/** The year of "1932", "1932-05", "01/05/1932", "Est. 1932" or "1932 (redesigned 1990)"; null when there is none, or it is a guess. */
export function readYear(raw: string): number | null {
	const [first = ''] = raw.trim().split(/[;(,]/);
	const text = first.trim().replace(/^(est(ablished|d)?|opened|founded|built|since|in)\b\.?( in)? ?/i, '');
	const [, year, last] =
		/^(?:(\d{4})([-/.]\d{1,2}){0,2}(?:[T ].*)?|\d{1,2}[-/.](?:\d{1,2}[-/.])?(\d{4}))$/.exec(text)?.toSpliced(2, 1) ??
		[];
	return year || last ? Number(year ?? last) : null;
}
