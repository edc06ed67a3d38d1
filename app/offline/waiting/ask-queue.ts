import type { Entry } from './entry.ts';

/** What pages ask of the queue (`queue.ts`), which is loaded when something is kept, or waits. */
export type Queue = {
	/** Keeps a thing until it can be sent. Whether it is kept: a browser may refuse. */
	keep: (thing: Omit<Entry, 'since'>) => Promise<boolean>;
	/** Shows what waits, and sends it where there is a connection. */
	show: () => Promise<void>;
	/** The thing was sent by its own form. */
	taken: (id: string) => Promise<void>;
	/**
	 * Before a member signs out: sends what waits, and asks about what cannot be sent, for nothing of a member stays on a device that they
	 * have left. Whether they may go.
	 */
	leave: () => Promise<boolean>;
};

/** The name of the event by which pages ask the queue, which the script of every page hears (`islands/boot/waiting.ts`). */
export const ASKED = 'fescue:waiting';

/** A question to the queue, and what its answer will be put into. */
export type Question = { ask: keyof Queue; given: unknown; answer?: Promise<unknown> };

/** Asks the queue, which is loaded for it. Undefined where nobody hears it; rejects where it cannot be loaded. */
export function askQueue<Ask extends keyof Queue>(ask: Ask, ...[given]: Parameters<Queue[Ask]>) {
	const detail: Question = { ask, given };
	dispatchEvent(new CustomEvent(ASKED, { detail }));
	// The script of the page asks the queue for nothing else.
	return detail.answer as ReturnType<Queue[Ask]> | undefined;
}
