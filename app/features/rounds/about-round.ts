import { OTHER_DAY } from '#domain/rounds/round-limits.ts';
import { formatWeekday } from './round-words.ts';

/** "Falsterbo, Sat 28 Nov": what the form of a round is about, whose page has the course as its heading. */
export function aboutRound(form: FormData): string {
	const chosen = form.get('day');
	const day = String(chosen === OTHER_DAY ? form.get('otherDay') : chosen);
	return `${document.querySelector('h1')?.textContent ?? 'A round'}, ${formatWeekday(day)}`;
}
