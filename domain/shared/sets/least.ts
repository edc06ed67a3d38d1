/** Keeps the few of many that have the smallest numbers, smallest first; of equals those with the smaller `id`. */
export function keepLeast(limit: number) {
	const kept: { id: number; number: number }[] = [];
	return {
		kept,
		offer(id: number, number: number) {
			let at = kept.length;
			for (; at > 0; at -= 1) {
				const before = kept[at - 1];
				if (!before || before.number < number || (before.number === number && before.id < id)) break;
			}
			if (at >= limit) return;
			kept.splice(at, 0, { id, number });
			if (kept.length > limit) kept.pop();
		},
	};
}
