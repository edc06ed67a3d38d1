import { useCallback, useEffect, useState } from 'react';

const HINT_MILLISECONDS = 1_800;

/** A hint over the map that goes by itself, and stays longer where it is given again. */
export function useHint(): { hasHint: boolean; give: () => void } {
	const [count, setCount] = useState(0);
	useEffect(() => {
		if (count === 0) return;
		const timer = setTimeout(() => setCount(0), HINT_MILLISECONDS);
		return () => clearTimeout(timer);
	}, [count]);
	return { hasHint: count > 0, give: useCallback(() => setCount((before) => before + 1), []) };
}
