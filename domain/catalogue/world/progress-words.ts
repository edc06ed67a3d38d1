/** How far a run is: `country` is the one being asked for, null while what came is imported; `secondsLeft` null where nobody can tell. */
export type WorldProgress = { done: number; total: number; country: string | null; secondsLeft: number | null };

/** "34 of 250: Germany, about 12 minutes left". */
export function progressInWords({ done, total, country, secondsLeft }: WorldProgress): string {
	if (country === null) return 'What came is being imported';
	const left = secondsLeft === null ? '' : `, ${timeInWords(secondsLeft)} left`;
	return `${done} of ${total}: ${country}${left}`;
}

function timeInWords(seconds: number): string {
	if (seconds < 90) return 'about a minute';
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`;
}
