import { describe, expect, it } from 'vitest';
import type { Box } from '#domain/geography/box.ts';
import { createAddressFollower } from './address-follower.ts';
import { boxOf, moved, type View, zoomedAround } from './view.ts';

const SIZE = { width: 600, height: 500 };
const START: View = { x: 0.55, y: 0.3, zoom: 5 };

/** A map that is wherever it was sent, and the addresses it has asked for. */
function aMap() {
	const told: (Box | null)[] = [];
	const map = {
		view: START,
		size: SIZE,
		show: (view: View) => {
			map.view = view;
		},
		glide: (view: View) => {
			map.view = view;
		},
		hold: () => {},
		resize: () => {},
		stop: () => {},
	};
	const follower = createAddressFollower(map, (box) => told.push(box));
	follower.ask({ filters: '', box: boxOf(START, SIZE) });
	const move = (view: View) => {
		follower.byReader.glide(view);
		follower.rested();
	};
	return { map, follower, told, move };
}

const near = (view: View) => ({
	x: expect.closeTo(view.x, 4),
	y: expect.closeTo(view.y, 4),
	zoom: expect.closeTo(view.zoom, 2),
});

describe('map and address', () => {
	it('the reader stays where they are when the address comes with an earlier move of theirs', () => {
		const { map, follower, told, move } = aMap();
		move(moved(map.view, 100, 0));
		move(zoomedAround(map.view, 6));
		const here = map.view;
		follower.ask({ filters: '', box: told[0] ?? null });
		expect(map.view).toEqual(here);
		follower.byReader.glide(zoomedAround(here, 7));
		follower.ask({ filters: '', box: told[1] ?? null });
		follower.rested();
		expect(map.view.zoom).toBe(7);
		expect(told).toHaveLength(3);
	});

	it('Home is not undone by a move that was still on its way', () => {
		const { map, follower, told, move } = aMap();
		move(moved(map.view, 100, 0));
		follower.home();
		const here = map.view;
		follower.ask({ filters: '', box: told[0] ?? null });
		follower.ask({ filters: '', box: null });
		expect(map.view).toEqual(here);
		expect(told).toEqual([expect.any(Object), null]);
	});

	it('an address that is not the map’s own moves it, also back to where it has been', () => {
		const { map, follower, told, move } = aMap();
		move(moved(map.view, 100, 0));
		follower.ask({ filters: '', box: told[0] ?? null });
		const first = map.view;
		move(zoomedAround(map.view, 6));
		follower.ask({ filters: '', box: told[1] ?? null });
		follower.ask({ filters: '', box: told[0] ?? null });
		expect(map.view).toMatchObject(near(first));
		follower.rested();
		expect(told).toHaveLength(2);
	});
});
