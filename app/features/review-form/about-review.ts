import { formatWeekday } from '../rounds/round-words.ts';

/** "Falsterbo, Sat 28 Nov": what the form of a review is about. */
export function aboutReview(form: FormData): string {
	const course = document.querySelector<HTMLInputElement>('main [role="combobox"]')?.value;
	return `${course || 'A course'}, ${formatWeekday(String(form.get('playDate')))}`;
}
