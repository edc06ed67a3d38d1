import { foldText } from '#domain/shared/text/fold.ts';
import { HELD_WORDS } from './held-words.ts';
import type { HoldingRule } from './holding-rules.ts';

const LINK = /https?:|www\.|[^\s@]@[^\s@]+\.[a-z]{2}|\bdot com\b|[[(]dot[\])]/i;
/** Endings that addresses have and sentences have not: "the first tee.No complaints" is no address. */
const DOMAIN =
	/[\p{L}\d]\.(?:com|net|org|info|biz|shop|store|online|site|xyz|top|app|link|click|vip|bet|casino|golf|club|ru|cn|io|co\.[a-z]{2})(?![\p{L}\d])/iu;
const DIGITS_APART = /\+?\d[\d\s()./-]{6,30}\d/g;
/** Digits and signs that stand for letters in words meant to slip through. */
const STANDS_FOR: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

/** The rules that a text breaks by itself. `text` is everything the author has typed. */
export function signsIn(text: string): HoldingRule[] {
	// Full-width letters and digits read like any others.
	const plain = text.normalize('NFKC');
	const found: HoldingRule[] = [];
	if (LINK.test(plain) || DOMAIN.test(plain)) found.push('link');
	if ([...plain.matchAll(DIGITS_APART)].some(([digits]) => isPhone(digits))) found.push('phone');
	if (hasHeldWord(plain)) found.push('words');
	return found;
}

/** Nine to fifteen digits of which three stand together, eight with a plus: "+46 8 123 456", but no scores and no date. */
function isPhone(written: string): boolean {
	const digits = written.replace(/\D/g, '').length;
	return digits <= 15 && digits >= (written.startsWith('+') ? 8 : 9) && /\d{3}/.test(written);
}

function hasHeldWord(text: string): boolean {
	const read = text.replace(/(?<=\p{L})[013457$@]|[013457$@](?=\p{L})/gu, (sign) => STANDS_FOR[sign] ?? sign);
	return [text, read].some((version) =>
		foldText(version)
			.split(' ')
			.some((word) => HELD_WORDS.has(word)),
	);
}
