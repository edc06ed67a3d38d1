import { hash, randomBytes } from 'node:crypto';

/** How many requests of a kind one network may send in so many seconds. */
export type Allowance = { points: number; duration: number };

/** What a network has left of its allowance after a request, whether that was one too many, and the seconds until all is there again. */
export type Counted = { remaining: number; refused: boolean; seconds: number };

/** A request is counted in one cell of each row. */
const ROWS = 4;
const CELLS_OF_A_ROW = 2 ** 15;
const MOST_POINTS = 2 ** 16 - 1;
const BYTES_OF_A_PLACE = 2;

/**
 * Counts requests by network in a table of fixed size, a count-min sketch of 256 KB: ever new networks cost no memory, and a
 * flood of them takes no count away. A network's count is the least of its four cells. It may share them with others, so it is
 * never too low, and hardly ever too high ([decision 24](../../docs/decisions/0024-counting-networks.md)). All counts begin anew
 * `duration` seconds after the first request; what is refused is not counted. `now` tells milliseconds of a clock that only goes
 * forward. Throws a `RangeError` for more points than a cell can count.
 */
export function createNetworkCounts(
	{ points, duration }: Allowance,
	now: () => number = () => performance.now(),
): (network: string) => Counted {
	if (points > MOST_POINTS) throw new RangeError(`a cell counts to ${MOST_POINTS}, not to ${points}`);
	const cells = new Uint16Array(ROWS * CELLS_OF_A_ROW);
	let end = Number.NEGATIVE_INFINITY;
	let salt = '';
	return (network) => {
		const at = now();
		if (at >= end) {
			cells.fill(0);
			end = at + duration * 1000;
			// Nobody can work out who shares cells with whom, and whoever does by chance does no longer than this.
			salt = randomBytes(16).toString('base64url');
		}
		const places = placesOf(salt + network);
		const before = Math.min(...places.map((place) => cells[place] ?? 0));
		const refused = before >= points;
		const count = refused ? before : before + 1;
		// Only what is lower is raised: what a cell has more belongs to another network.
		for (const place of places) cells[place] = Math.max(cells[place] ?? 0, count);
		return { remaining: points - count, refused, seconds: Math.max(1, Math.ceil((end - at) / 1000)) };
	};
}

/** Where a text is counted: a cell of each row, by different parts of its hash. */
function placesOf(text: string): number[] {
	const digest = hash('sha256', text, 'buffer');
	const placeIn = (row: number) =>
		row * CELLS_OF_A_ROW + (digest.readUInt16LE(row * BYTES_OF_A_PLACE) % CELLS_OF_A_ROW);
	return Array.from({ length: ROWS }, (_, row) => placeIn(row));
}
