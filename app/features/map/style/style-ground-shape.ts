import type { View } from '../view.ts';

/** The ground of a map by an operator's own style. */
export type StyleGround = {
	/** Shows a view. Meant for every frame; throws where it can draw no longer. */
	follow: (view: View) => void;
	stop: () => void;
};

export type StyleTold = {
	/** It can be seen whole. */
	shown: () => void;
	/** It cannot be had, or no longer. Perhaps told more than once. */
	failed: () => void;
};
