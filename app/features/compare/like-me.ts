import { useEffect, useState } from 'react';
import { isHinted } from '../../lib/auth/stored.ts';
import type { Row } from './read-rows.server.ts';

/** What the row of the member's own band is called. */
export const OWN_ROW = 'Golfers like you';

/** The band of the member's handicap; null where it is not told, undefined for visitors and until it is known. */
export function useOwnBand(): string | null | undefined {
	const [band, setBand] = useState<string | null>();
	useEffect(() => {
		let isWanted = true;
		if (isHinted()) {
			// Where nobody answers the rows stand as they do for everyone.
			import('../../lib/member-actions/viewer-state.ts')
				.then(({ askFor }) => askFor({}))
				.then((state) => isWanted && setBand(state.band))
				.catch(() => {});
		}
		return () => {
			isWanted = false;
		};
	}, []);
	return band;
}

/** The rows with that of the member's own band after the rating, by another name. */
export function withOwnFirst(rows: readonly Row[], band: string | null | undefined): Row[] {
	const own = rows.find((row) => band && row.band === band);
	if (!own) return [...rows];
	const [rating, ...others] = rows.filter((row) => row !== own);
	return [...(rating ? [rating] : []), { ...own, name: OWN_ROW }, ...others];
}
