import { formatWeekday } from '../rounds/round-words.ts';

/** "Falsterbo, how it was on Sat 28 Nov": what the form is about, whose page has the course as its heading. */
export const aboutReport = (form: FormData): string =>
	`${document.querySelector('h1')?.textContent ?? 'A course'}, how it was on ${formatWeekday(String(form.get('day')))}`;
