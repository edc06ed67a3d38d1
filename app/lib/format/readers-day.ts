/** The day it is where the reader is: the browser’s own calendar. */
export function readersDay(now: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
