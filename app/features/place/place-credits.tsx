import { Fragment } from 'react';
import { PLACE_CREDITS } from '#domain/catalogue/credits.ts';

/** Whose the towns, outlines and names of places are, and under which licences. */
export function PlaceCredits() {
	return (
		<>
			{PLACE_CREDITS.map(({ what, whose, licence, address }, at) => (
				<Fragment key={whose}>
					{at > 0 && ', '}
					{what}: <a href={address}>{whose}</a> ({licence})
				</Fragment>
			))}
			.
		</>
	);
}
