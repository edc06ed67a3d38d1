import { xOf, yOf } from '#domain/geography/mercator.ts';
import styles from './course-map.module.css';
import { pixelsFromMiddle, type Size, type View, worldPixels } from './view.ts';

/** The courses within so many kilometres of a place are what the list has. */
export type Around = { latitude: number; longitude: number; kilometres: number };

export type RadiusRing = {
	/** Marks another circle, or none. */
	mark: (around: Around | null) => void;
	/** Puts it where it belongs in a view. Cheap: meant for every frame. */
	follow: (view: View, size: Size) => void;
};

const KILOMETRES_AROUND_THE_GLOBE = 40_075;

/** The circle that the list is narrowed to, drawn below names and markers. The list says the same in words. */
export function createRadiusRing(beneath: HTMLElement): RadiusRing {
	const ring = document.createElement('div');
	ring.className = styles.ring ?? '';
	ring.ariaHidden = 'true';
	let around: Around | null = null;
	let now: View | null = null;
	const draw = () => {
		if (!around || !now) return;
		const { right, down } = pixelsFromMiddle(now, xOf(around.longitude), yOf(around.latitude));
		const wide = 2 * radiusPixels(around, now.zoom);
		ring.style.inlineSize = `${wide}px`;
		ring.style.translate = `${right - wide / 2}px ${down - wide / 2}px`;
	};
	return {
		mark(next) {
			around = next;
			if (next) beneath.before(ring);
			else ring.remove();
			draw();
		},
		follow(view) {
			now = view;
			draw();
		},
	};
}

/** The farther from the equator, the more the projection stretches; within a hundred kilometres that is the same all round. */
function radiusPixels({ latitude, kilometres }: Around, zoom: number): number {
	return (kilometres / KILOMETRES_AROUND_THE_GLOBE / Math.cos((latitude * Math.PI) / 180)) * worldPixels(zoom);
}
