/** A position in degrees, and how far off it may be in metres; null where that is not known. */
export type Placed = { latitude: number; longitude: number; accuracy: number | null };

/** "56.21° N, 2.96° W, about 1 km": with no more decimals than are known. */
export function formatPosition(placed: Placed): string {
	const degrees = formatDegrees(placed);
	return placed.accuracy === null ? degrees : `${degrees}, ${formatAccuracy(placed.accuracy)}`;
}

/** The same without how far off it may be. */
export function formatDegrees({ latitude, longitude, accuracy }: Placed): string {
	const decimals = decimalsOf(accuracy);
	const degrees = (value: number, positive: string, negative: string) =>
		`${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
	return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

/** "460 m", "4.2 km": how far apart two positions are. */
export const formatApart = (kilometres: number): string =>
	kilometres < 0.995 ? `${Math.round(kilometres * 100) * 10} m` : `${kilometres.toFixed(1)} km`;

/** The same position in degrees, for machines, with no more decimals than are known. */
export function roundPosition({ latitude, longitude, accuracy }: Placed): { latitude: number; longitude: number } {
	const rounded = (degrees: number) => Number(degrees.toFixed(decimalsOf(accuracy)));
	return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const decimalsOf = (accuracy: number | null) =>
	accuracy === null ? 3 : accuracy >= 1_000 ? 2 : accuracy >= 100 ? 3 : 4;

/** "about 60 m", "about 1 km": one digit says enough of what is not known. */
export function formatAccuracy(metres: number): string {
	if (metres >= 950) return `about ${Math.round(metres / 1_000)} km`;
	const step = metres >= 100 ? 100 : 10;
	return `about ${Math.max(step, Math.round(metres / step) * step)} m`;
}
