import { KILOMETRES_A_DEGREE, longitudeScale } from './distance.ts';

/**
 * Measures from one place, in kilometres, to the edge that begins at `at` in `edges`. It does so on a plane laid at the
 * place: exact to a few metres nearby, within some per cent a thousand kilometres away.
 */
export function measureFrom(latitude: number, longitude: number): (edges: Float32Array, at: number) => number {
	const scale = longitudeScale(latitude);
	return (edges, at) => {
		const [x = 0, y = 0, endX = 0, endY = 0] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]];
		const fromX = turn(x - longitude) * scale;
		const fromY = y - latitude;
		const alongX = turn(endX - x) * scale;
		const alongY = endY - y;
		const length = alongX * alongX + alongY * alongY;
		const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * alongX + fromY * alongY) / length));
		const [awayX, awayY] = [fromX + share * alongX, fromY + share * alongY];
		return Math.sqrt(awayX * awayX + awayY * awayY) * KILOMETRES_A_DEGREE;
	};
}

/** Brings a difference of longitudes between -180 and 180. */
function turn(degrees: number): number {
	if (degrees > 180) return degrees - 360;
	return degrees < -180 ? degrees + 360 : degrees;
}
