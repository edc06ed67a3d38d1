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

/** `markup`: tags were taken out; `formula`: a spreadsheet would compute it, so it is left empty. */
export type CleanText = { text: string; markup: boolean; formula: boolean };

/**
 * Plain text as it may be stored: entities decoded, tags and what stands in scripts taken out, no control, format or
 * private characters (zero-width ones and direction overrides are among them), blanks folded, Unicode NFC. Words that
 * stand for nothing, such as "null" and "n/a", give an empty text.
 */
export function cleanText(raw: string): CleanText {
	const decoded = decodeEntities(raw.toWellFormed());
	const stripped = stripTags(decoded);
	const text = closeQuotes(
		stripped
			.replace(/\p{Cc}/gu, ' ')
			.replace(/[\p{Cf}\p{Co}\uFFFD]/gu, '')
			.normalize('NFC')
			.replace(/\s+/g, ' ')
			.trim(),
	);
	const plain = text.replace(/^[+\-\s]+/, '');
	const formula = /^[=@]/.test(plain);
	return { text: formula || NOTHING.test(plain) ? '' : plain, markup: stripped !== decoded, formula };
}

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

/** A single quotation mark at the end is left over from markup. */
function closeQuotes(text: string): string {
	return text.endsWith('"') && (text.match(/"/g)?.length ?? 0) % 2 === 1 ? text.slice(0, -1).trim() : text;
}

/** An http or https address as it may be linked to, or null. Of several, joined by semicolons, the first. */
export function cleanWebsite(raw: string): string | null {
	const [first = ''] = raw.trim().split(';');
	if (!/^https?:\/\//i.test(first) || first.length > 500 || !URL.canParse(first)) return null;
	const { href, hostname, username } = new URL(first);
	return hostname.includes('.') && !username ? href : null;
}
