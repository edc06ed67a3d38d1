import { formatNumber } from '#app/lib/format/format.ts';
import type { OwnRound } from '#domain/rounds/round-queries.ts';

type ToldRound = Pick<OwnRound, 'score' | 'holes' | 'transport' | 'weather' | 'tees'>;

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Thu 28 May" from YYYY-MM-DD. */
export function formatWeekday(day: string): string {
	const date = new Date(day);
	return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** The calendar day before one, both as YYYY-MM-DD. */
export const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** "1st", "12th", "1,003rd". */
export function formatPlaceInRow(place: number): string {
	const [tens, ones] = [place % 100, place % 10];
	const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
	return `${formatNumber(place)}${ending}`;
}

/** "84, 9 holes, walked, windy, white tees": what was told of a round, in a line; empty where it is the day alone. */
export function roundInWords({ score, holes, transport, weather, tees }: ToldRound): string {
	const told = [
		score,
		holes === 9 && '9 holes',
		transport === 'cart' ? 'by cart' : transport,
		weather,
		tees && `${tees} tees`,
	];
	return told.filter(Boolean).join(', ');
}
