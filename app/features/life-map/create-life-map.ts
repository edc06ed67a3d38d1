import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import type { Box } from '#domain/geography/box.ts';
import { createFrameQueue } from '../map/frame-queue.ts';
import { listenToHands } from '../map/listeners/gestures.ts';
import { listenToKeys } from '../map/listeners/keys.ts';
import { onOtherColours, onOtherSize, sizeOf } from '../map/listeners/surroundings.ts';
import type { LiveMap } from '../map/live-map.ts';
import { createMoving } from '../map/moving.ts';
import { createMapNames } from '../map/names/map-names.ts';
import { createTownSource } from '../map/names/town-source.ts';
import { createGround } from '../map/style/ground.ts';
import { viewOfCourses, zoomedAround } from '../map/view.ts';
import type { Dots } from './dots.ts';
import { type Place, type PointOfView, placesNear } from './places-near.ts';

type Parts = {
	frame: HTMLElement;
	land: HTMLCanvasElement;
	names: HTMLElement;
	dots: HTMLCanvasElement;
	/** The address of the operator's own style of maps. */
	style: string | null;
};

/** The courses of a map, the box around them, and what draws them. */
export type Mapped<Some extends Place> = {
	places: readonly Some[];
	box: Box;
	createDots: (canvas: HTMLCanvasElement, places: readonly Some[]) => Dots;
};

type Told<Some extends Place> = {
	/** The courses of the dots that were pressed, the nearest first; none where there was no dot. */
	chosen: (places: Some[]) => void;
	/** The wheel was turned over a map that left it to the page. */
	wheelPassedBy: () => void;
};

export type LifeMapAtWork = Pick<LiveMap, 'zoom' | 'home' | 'stop'>;

/** A finger is so wide; what lies in its half is pressed. */
const FINGER_PIXELS = 22;

/** A map of some courses at work. It begins with all of them, and moves as the find page's map does. */
export function createLifeMap<Some extends Place>(
	{ frame, land: canvas, names: layer, dots: dotCanvas, style }: Parts,
	{ places, box, createDots }: Mapped<Some>,
	told: Told<Some>,
): LifeMapAtWork {
	const ending = new AbortController();
	const { signal } = ending;
	const queue = createFrameQueue();
	const names = createMapNames(layer, queue);
	const towns = createTownSource(names);
	const dots = createDots(dotCanvas, places);
	const land = createGround(
		{ frame, canvas, style },
		{ queue, arrived: (lands) => names.know({ lands }), named: names.leavePlaces },
	);
	const fitted = () => viewOfCourses([box.west, box.south, box.east, box.north], sizeOf(frame));
	const moving = createMoving(fitted(), sizeOf(frame), {
		frame: () => {
			for (const { follow } of [land, names, dots]) follow(moving.view, moving.size);
			towns.want(moving.view, moving.size);
		},
		rested: () => {
			land.redraw(moving.view, moving.size);
			towns.again();
		},
	});
	const home = () => moving.glide(fitted());

	names.know({ clusters: [...new Map(places.map((place) => [place.slug, toCluster(place)])).values()] });
	moving.show(moving.view);
	listenToHands(frame, { moving, signal, wheelPassedBy: told.wheelPassedBy });
	listenToKeys(frame, moving, home, signal);
	onOtherSize(frame, moving.resize, signal);
	onOtherColours(() => {
		for (const { recolour } of [land, dots]) recolour();
	}, signal);
	listenToChoices(frame, (point) => told.chosen(placesNear(places, moving.view, point)), signal);
	signal.addEventListener('abort', () => {
		for (const part of [moving, towns, land, queue]) part.stop();
	});
	return {
		zoom: (steps) => moving.glide(zoomedAround(moving.view, moving.view.zoom + steps)),
		home,
		stop: () => ending.abort(),
	};
}

/** What is pressed, by hand or by Enter, which means the middle: a quarter of the map's smaller side all round it. */
function listenToChoices(frame: HTMLElement, chosen: (point: PointOfView) => void, signal: AbortSignal) {
	frame.addEventListener(
		'click',
		({ clientX, clientY }) => {
			const { left, top, width, height } = frame.getBoundingClientRect();
			chosen({ right: clientX - left - width / 2, down: clientY - top - height / 2, reach: FINGER_PIXELS });
		},
		{ signal },
	);
	frame.addEventListener(
		'keydown',
		({ key }) => {
			if (key !== 'Enter') return;
			chosen({ right: 0, down: 0, reach: Math.min(frame.clientWidth, frame.clientHeight) / 4 });
		},
		{ signal },
	);
}

const UNRATED = { value: null, count: 0, ranked: false, builtIn: false };

/** A dot as what the map's names know: near the ground they name it, and everywhere they stay off it. */
function toCluster(place: Place): MapCluster {
	const { slug, name, country, latitude, longitude } = place;
	const course = { id: 0, slug, name, location: '', imageUrl: null, score: UNRATED };
	return {
		id: slug,
		latitude,
		longitude,
		count: 1,
		bounds: [longitude, latitude, longitude, latitude],
		country: null,
		courses: [{ ...course, country: { code: '', name: '', slug: country.slug } }],
	};
}
