export type FrameQueue = {
	/** Has work done in a frame of its own; once, however often it is asked for before its turn comes. */
	take: (work: () => void) => void;
	stop: () => void;
};

/** Script in a frame before a turn, in milliseconds, by which the turn is better left to the next frame. */
const BUSY_MILLISECONDS = 2;
/** A map that moves on and on is not to keep work waiting for ever. */
const MOST_FRAMES_LATE = 4;

/**
 * Work that can wait a little, one piece a frame, in the order in which it was asked for. Frames in which the map moves
 * have it to do beside the move, so two pieces at once would hold up a slow machine; where the move alone takes long, the
 * piece waits for a quicker frame.
 */
export function createFrameQueue(): FrameQueue {
	const queue = new Set<() => void>();
	let waiting = 0;
	let late = 0;
	const next = (began: number) => {
		const [work] = queue;
		if (!work) return;
		if (performance.now() - began > BUSY_MILLISECONDS && late < MOST_FRAMES_LATE) {
			late += 1;
			waiting = requestAnimationFrame(next);
			return;
		}
		late = 0;
		queue.delete(work);
		waiting = queue.size > 0 ? requestAnimationFrame(next) : 0;
		work();
	};
	return {
		take(work) {
			queue.add(work);
			waiting ||= requestAnimationFrame(next);
		},
		stop() {
			queue.clear();
			cancelAnimationFrame(waiting);
		},
	};
}
