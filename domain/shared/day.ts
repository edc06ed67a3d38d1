/** True for a day of the calendar: 2024-02-29 is one, 2023-02-29 is not. */
export function isCalendarDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today in UTC+14, where the day begins first. */
export const latestDayOnEarth = (now: Date) => utcDay(new Date(now.getTime() + 14 * 3_600_000));

/** Today in UTC-12, where the day ends last. */
export const earliestDayOnEarth = (now: Date) => utcDay(new Date(now.getTime() - 12 * 3_600_000));

/** The calendar day of a moment in UTC. */
export const utcDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** What is made of a day, made once for as long as the same day is asked for. */
export function onceADay<Made>(make: (day: string) => Made): (day: string) => Made {
	let kept: { day: string; made: Made } | null = null;
	return (day) => {
		if (kept?.day !== day) kept = { day, made: make(day) };
		return kept.made;
	};
}
