import type { Logger } from 'pino';

/**
 * What nobody caught leaves the process in a state nobody knows: it is logged, what is under way is finished, and the
 * process ends with 1, after `patience` milliseconds at most, to be started anew by whoever watches it. Returns how to
 * stop watching.
 */
export function endOnSurprises(log: Pick<Logger, 'fatal'>, close: () => Promise<void>, patience: number): () => void {
	let isEnding = false;
	// Those that come while answers are finished are told of too; unheard they would end the process at once (R36).
	const onSurprise = (error: unknown) => {
		log.fatal({ err: error }, 'an error that nobody caught; the process ends');
		if (isEnding) return;
		isEnding = true;
		setTimeout(() => process.exit(1), patience);
		close().finally(() => process.exit(1));
	};
	process.on('uncaughtException', onSurprise);
	return () => process.off('uncaughtException', onSurprise);
}
