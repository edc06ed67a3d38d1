import { REVIEW_LIMITS } from './messages.ts';

/** Each of these is a character by itself: nothing has to be found out about them. */
const PLAIN = /^[ -~]+$/;

/**
 * The first `length` characters as readers count them, with an ellipsis where something was left out; never cuts an
 * emoji, a flag or an accent off its letter (S04).
 */
export function excerpt(text: string, length: number = REVIEW_LIMITS.excerpt): string {
	const flat = text.replace(/\s+/gu, ' ');
	if (flat.length <= length) return flat;
	// Also what follows the cut: it may be an accent of the last letter.
	const head = flat.slice(0, length + 1);
	if (PLAIN.test(head)) return `${head.slice(0, length).trimEnd()}…`;
	let kept = '';
	let count = 0;
	for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat)) {
		if (count === length) return `${kept.trimEnd()}…`;
		kept += segment;
		count += 1;
	}
	return kept;
}
