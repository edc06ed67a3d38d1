/** What of a service worker's surroundings ours uses; the compiler is set to pages, whose types do not know it. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LastingEvent & {
	readonly request: Request;
	/** The browser's own early request for a page; undefined where it made none. */
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};

type Events = {
	install: LastingEvent;
	activate: LastingEvent;
	fetch: FetchEvent;
	message: LastingEvent & MessageEvent;
	/** Background sync, which not every browser has. */
	sync: LastingEvent & { readonly tag: string };
};

export type WorkerScope = {
	readonly location: Location;
	readonly registration: ServiceWorkerRegistration;
	readonly clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	/** Addresses of the script of the queue and what it imports; the build writes them (`vite-plugin.ts`). */
	readonly queueFiles: readonly string[];
	addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
};
