import { expect, it } from 'vitest';
import type { Position } from '../distance.ts';
import { listLandIn } from './land-in-box.ts';

/** Whether a place lies in an odd number of the rings. */
const isOn = (rings: readonly Position[][], place: Position) =>
	rings.filter((ring) => isIn(ring, place)).length % 2 === 1;

function isIn(ring: readonly Position[], { latitude, longitude }: Position): boolean {
	const crossed = ring.filter((a, at) => {
		const b = ring[(at + 1) % ring.length] ?? a;
		if (a.latitude > latitude === b.latitude > latitude) return false;
		const share = (latitude - a.latitude) / (b.latitude - a.latitude);
		return longitude < a.longitude + share * (b.longitude - a.longitude);
	});
	return crossed.length % 2 === 1;
}

const around = ({ latitude, longitude }: Position, degrees = 0.1) => ({
	...{ west: longitude - degrees, east: longitude + degrees },
	...{ south: latitude - degrees, north: latitude + degrees },
});

it('has the land of a few kilometres round a place, and not the sea beside it', async () => {
	const rings = await listLandIn(around({ latitude: 56.21, longitude: -2.95 }));
	expect(isOn(rings, { latitude: 56.25, longitude: -2.95 })).toBe(true);
	expect(isOn(rings, { latitude: 56.15, longitude: -2.9 })).toBe(false);
	expect(await listLandIn(around({ latitude: 0, longitude: -30 }))).toEqual([]);
});

it('goes on over the antimeridian, whichever side of it the window is told by', async () => {
	const taveuni = { latitude: -16.85, longitude: 179.97 };
	expect(isOn(await listLandIn(around(taveuni)), taveuni)).toBe(true);
	const beyond = { ...taveuni, longitude: taveuni.longitude - 360 };
	expect(isOn(await listLandIn(around(beyond)), beyond)).toBe(true);
});
