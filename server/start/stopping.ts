import { announce, runCommand, tell } from './terminal.ts';

/** What is open, and how it is closed: last opened, first closed. */
export type Stopping = {
	/** Aborted at the first Ctrl-C or SIGTERM. */
	signal: AbortSignal;
	/** Notes something to be closed; closes it at once if stopping has begun. */
	keep(close: () => Promise<void>): Promise<void>;
	/** Notes for how many seconds closing only waits, before anything is closed: it may take as much longer. */
	drainFor(seconds: number): void;
	/** Closes everything that is open. A second call waits for the first. */
	close(): Promise<void>;
};

/** How long closing everything may take; what it drains for comes on top. */
export const PATIENCE_MILLISECONDS = 15_000;

/**
 * Installs the signal handlers of the process. The first signal closes what was kept and ends with exit code 0, or 1 when
 * that fails or takes longer than `patience` milliseconds (15 s) and what it drains for; further signals change nothing.
 */
export function stopOnSignals(patience = PATIENCE_MILLISECONDS): Stopping {
	const open: (() => Promise<void>)[] = [];
	const controller = new AbortController();
	let closing: Promise<void> | null = null;
	let draining = 0;

	const closeAll = async () => {
		for (let close = open.pop(); close; close = open.pop()) await close();
	};
	const close = () => {
		closing ??= closeAll();
		return closing;
	};
	const keep = async (closeOne: () => Promise<void>) => {
		if (controller.signal.aborted) await closeOne();
		else open.push(closeOne);
	};
	const drainFor = (seconds: number) => {
		draining = seconds * 1_000;
	};
	const onSignal = () => {
		if (controller.signal.aborted) return;
		controller.abort();
		announce('Stopping');
		setTimeout(() => process.exit(1), patience + draining).unref();
		close().then(
			() => process.exit(0),
			(error) => {
				tell(error);
				process.exit(1);
			},
		);
	};
	process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
	return { signal: controller.signal, keep, drainFor, close };
}

/**
 * Runs a command that opens things: signals close them, and so does a failure, which is told. Whatever that leaves open, the
 * process then ends, with exit code 1, after `patience` milliseconds (15 s) at most.
 */
export const runOpen = (work: (stopping: Stopping) => Promise<void>, patience = PATIENCE_MILLISECONDS): Promise<void> =>
	runCommand(async () => {
		const stopping = stopOnSignals(patience);
		try {
			await work(stopping);
		} catch (error) {
			// Stopping in the middle of a start breaks it off; that is no failure.
			if (stopping.signal.aborted) return;
			tell(error);
			setTimeout(() => process.exit(1), patience).unref();
			await stopping.close().catch(tell);
			process.exit(1);
		}
	});
