/** Loaded into a started site before anything else: it looks every few milliseconds for letters about courses, not every five minutes. */
const PAUSE_OF_ALERTS = 300_000;
const HASTY_PAUSE = 20;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
	apply: (real, self, [work, wait, ...words]) =>
		Reflect.apply(real, self, [work, wait === PAUSE_OF_ALERTS ? HASTY_PAUSE : wait, ...words]),
});
