/** A share that is not nought is at least a dot to be seen. */
const LEAST_PERCENT = 3;

/** How much of a ring is filled, in per cent of its way round: nought for none alone, all for all alone. */
export function ringShare(played: number, of: number): number {
	if (played <= 0 || of <= 0) return 0;
	if (played >= of) return 100;
	return Math.min(100 - LEAST_PERCENT, Math.max(LEAST_PERCENT, (100 * played) / of));
}
