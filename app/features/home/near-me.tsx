import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { locate, REFUSED } from '../find/locate.ts';

/** Asks the browser where the reader is, once they press, and goes to the courses nearest to them. */
export function NearMe({ onAwake }: { onAwake?: () => void }) {
	const [isRefused, setRefused] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the island has woken.
	useEffect(() => onAwake?.(), []);
	const ask = async () => {
		setRefused(false);
		const near = await locate();
		if (near) location.assign(paths.findCourse({ sort: 'distance', near }));
		else setRefused(true);
	};
	return (
		<>
			<Button look="line" onClick={ask}>
				Near me
			</Button>
			<Announced isSuccess>{isRefused && REFUSED}</Announced>
		</>
	);
}
