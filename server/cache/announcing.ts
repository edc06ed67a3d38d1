import type { CacheKey } from '#domain/shared/context.ts';

export type Announcing = {
	/** Tells the other processes, now or as soon as it can be done. Returns after the first try; never throws. */
	tell: (keys: ReadonlySet<CacheKey>) => Promise<void>;
	close: () => void;
};

type Parts = {
	announce: (keys: ReadonlySet<CacheKey>) => Promise<unknown>;
	report: (message: string, error: unknown) => void;
	pause?: number;
};

const PAUSE_MILLISECONDS = 1_000;

/**
 * Tells other processes what was changed, again and again until it has gone out: the change itself is committed, and until they
 * are told they show what was before it (R37). A first failure is reported.
 */
export function createAnnouncing({ announce, report, pause = PAUSE_MILLISECONDS }: Parts): Announcing {
	let untold = new Set<CacheKey>();
	let timer: NodeJS.Timeout | undefined;
	const tryAgain = async () => {
		const keys = untold;
		untold = new Set();
		await announce(keys).catch(() => keep(keys));
	};
	const keep = (keys: ReadonlySet<CacheKey>) => {
		if (untold.size === 0) timer = setTimeout(tryAgain, pause).unref();
		untold = new Set([...untold, ...keys]);
	};
	return {
		async tell(keys) {
			try {
				await announce(keys);
			} catch (error) {
				report('Announcing a change to other processes failed; it is tried again', error);
				keep(keys);
			}
		},
		close: () => clearTimeout(timer),
	};
}
