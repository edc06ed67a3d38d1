import { kilometresBetween, type MaybePlaced } from '../geography/distance.ts';

/** So many courses are tried in every order; of more the nearest comes next. */
const MOST_TRIED = 8;

/** Kilometres from each course to the next along the great circle; null where it is not known of both where they lie. */
export const legsOf = (stops: readonly MaybePlaced[]): (number | null)[] =>
	stops.slice(1).map((stop, index) => kilometresBetween(stops[index] as MaybePlaced, stop));

const lengthOf = (stops: readonly MaybePlaced[]) => legsOf(stops).reduce<number>((sum, leg) => sum + (leg ?? 0), 0);

/**
 * The same courses by the shortest way in straight lines that begins at the first of them: of up to eight the very shortest, of more
 * one that always goes to the nearest next. What lies nobody knows where comes last.
 */
export function byDistance<Stop extends MaybePlaced>(stops: readonly Stop[]): Stop[] {
	const placed = stops.filter(isPlaced);
	const others = stops.filter((stop) => !isPlaced(stop));
	const [first, ...rest] = placed;
	if (!first) return others;
	const way = placed.length <= MOST_TRIED ? shortest(first, rest) : nearestNext(first, rest);
	return [...way, ...others];
}

const isPlaced = ({ latitude, longitude }: MaybePlaced) => latitude !== null && longitude !== null;

function shortest<Stop extends MaybePlaced>(first: Stop, rest: readonly Stop[]): Stop[] {
	let best = [first, ...rest];
	let least = lengthOf(best);
	const goOn = (way: Stop[], left: readonly Stop[], length: number) => {
		if (length >= least) return;
		if (left.length === 0) {
			best = way;
			least = length;
		}
		for (const next of left) {
			const leg = kilometresBetween(way.at(-1) as Stop, next) ?? 0;
			goOn(
				[...way, next],
				left.filter((stop) => stop !== next),
				length + leg,
			);
		}
	};
	goOn([first], rest, 0);
	return best;
}

function nearestNext<Stop extends MaybePlaced>(first: Stop, rest: readonly Stop[]): Stop[] {
	const way = [first];
	let left = [...rest];
	while (left.length > 0) {
		const from = way.at(-1) as Stop;
		const next = left.reduce((a, b) => ((kilometresBetween(from, b) ?? 0) < (kilometresBetween(from, a) ?? 0) ? b : a));
		way.push(next);
		left = left.filter((stop) => stop !== next);
	}
	return way;
}

/** On which day, numbered from 0, each of so many courses is played so that the days are as even as can be: the first days have more. */
export function spread(courses: number, days: number): number[] {
	const [each, more] = [Math.floor(courses / days), courses % days];
	return Array.from({ length: days }, (_, day) => Array<number>(each + (day < more ? 1 : 0)).fill(day)).flat();
}
