export type Turns = {
	/** Has work done in a frame of its own; once, however often it is asked for before its turn comes. */
	take: (work: () => void) => void;
	stop: () => void;
};

/**
 * Work that can wait a little, one piece a frame, in the order in which it was asked for. Frames in which the map moves
 * have it to do beside the move, so two pieces at once would hold up a slow machine.
 */
export function createTurns(): Turns {
	const queue = new Set<() => void>();
	let waiting = 0;
	const next = () => {
		const [work] = queue;
		if (!work) return;
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
