const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	apos: "'",
	gt: '>',
	lt: '<',
	nbsp: ' ',
	quot: '"',
};
/** What people and programs write where they know nothing. */
const NOTHING = /^([-–—?.*_/\s]*|#?n\/?a|null|nil|none|nan|undefined|unknown|tbd|k\.? ?a\.?)$/i;
/** Of a place only what no place is called: Namibia is NA, Nan a province of Thailand, and None a town in Piedmont. */
const NO_PLACE = /^([-–—?.*_/\s]*|#?n\/a\.?|#na|null|undefined|unknown|tbd)$/i;
/** As programs write "not a number". */
const NO_NUMBER = 'NaN';

/** `markup`: tags were taken out; `formula`: a spreadsheet would compute it, so it is left empty. */
export type CleanText = { text: string; markup: boolean; formula: boolean };

/**
 * Plain text as it may be stored: entities decoded, tags and what stands in scripts taken out, no control, format or
 * private characters (zero-width ones and direction overrides are among them), blanks folded, Unicode NFC. Words that
 * stand for nothing, such as "null" and "n/a", give an empty text; of those a name of a place (`isPlace`) may be made of most.
 */
export function cleanText(raw: string, isPlace = false): CleanText {
	const decoded = decodeEntities(raw.toWellFormed());
	const stripped = stripTags(decoded);
	const text = tidyQuotes(
		stripped
			.replace(/\p{Cc}/gu, ' ')
			.replace(/[\p{Cf}\p{Co}\uFFFD]/gu, '')
			.normalize('NFC')
			.replace(/\s+/g, ' ')
			.trim(),
	);
	const plain = text.replace(/^[+\-\s]+/, '');
	const formula = /^[=@]/.test(plain);
	const isNothing = isPlace ? NO_PLACE.test(plain) || plain === NO_NUMBER : NOTHING.test(plain);
	return { text: formula || isNothing ? '' : plain, markup: stripped !== decoded, formula };
}

/** Whether a name of a place is one of the words that stand for nothing elsewhere. */
export const isLikeNothing = (text: string) => NOTHING.test(text);

/** Twice, since texts that passed through several programs are often encoded twice. */
function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return decodeOnce(decodeOnce(text));
}

function decodeOnce(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hexadecimal, name) => {
		if (name) return ENTITIES[name.toLowerCase()] ?? whole;
		const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
		return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
	});
}

function stripTags(text: string): string {
	if (!/[<>]/.test(text)) return text;
	return text
		.replace(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
		.replace(/<[a-z/!?][^<>]*>?/gi, ' ')
		.replace(/[<>]/g, '');
}

const PAIRS: Readonly<Record<string, string>> = {
	'"': '"',
	"'": "'",
	'“': '”',
	'”': '”',
	'„': '“',
	'«': '»',
	'‘': '’',
};

/**
 * Takes away the quotation marks that belong to the file and not to the text: those around all of it, doubled and escaped ones,
 * and a single one at the end, which is left over from markup.
 */
function tidyQuotes(text: string): string {
	if (!/["'“”„«‘\\]/.test(text)) return text;
	let plain = text.replace(/\\(["'])/g, '$1').replace(/""+/g, '"');
	while (plain.length > 1 && PAIRS[plain[0] ?? ''] === plain.at(-1) && !closesWithin(plain))
		plain = plain.slice(1, -1).trim();
	const marks = plain.match(/"/g)?.length ?? 0;
	return plain.endsWith('"') && marks % 2 === 1 ? plain.slice(0, -1).trim() : plain;
}

/** True of `"Old" and "New"`: the mark it begins with is closed before its end. */
function closesWithin(text: string): boolean {
	const close = PAIRS[text[0] ?? ''] ?? '';
	const inner = text.slice(1, -1);
	const at = inner.indexOf(close);
	return at >= 0 && !/(^|[\s(])$/.test(inner.slice(0, at));
}

/** An http or https address as it may be linked to, or null. Of several, joined by semicolons, the first. */
export function cleanWebsite(raw: string): string | null {
	const [first = ''] = raw.trim().split(';');
	return isWebAddress(first) ? new URL(first).href : null;
}

/** Whether a text is an http or https address of a named host, without a user name before it. */
export function isWebAddress(text: string): boolean {
	if (!/^https?:\/\//i.test(text) || text.length > 500 || !URL.canParse(text)) return false;
	const { hostname, username } = new URL(text);
	return hostname.includes('.') && !username;
}
