import type { OwnReport } from '#domain/conditions/told-queries.ts';
import { GROUND_MEANINGS, GROUNDS, isGround } from '#domain/shared/desk/grounds.ts';

/** How a member's own report stands, in words. */
export const STANDING_WORDS: Record<OwnReport['standing'], string> = {
	published: 'On the page of the course',
	over: 'Too old to be said of the course; part of its year',
	held: 'Waiting for an editor, and nobody else sees it',
	removed: 'Not shown: an editor has decided so',
};

/** Why it is not shown: the statement of reasons once more. */
export function WhyRemoved({ removal: { ground, words } }: { removal: NonNullable<OwnReport['removal']> }) {
	return (
		<>
			{isGround(ground) && `The ground is “${GROUNDS[ground]}”: ${GROUND_MEANINGS[ground]}. `}
			The editor writes: <bdi>{words}</bdi> The letter about it says how to object.
		</>
	);
}
