import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { PlaceOnMap } from './use-place-map.ts';

type PlaceMapProps = {
	place: PlaceOnMap;
	picture: { src: string; alt: string };
};

const MapByStyle = lazyPart(
	async () => (await import('./map-by-style.tsx')).MapByStyle,
	// The picture below it says where the place lies.
	() => null,
);

/** Where a place lies: the picture that the site draws, and over it a map by the operator's own style once the page is at work. */
export function PlaceMap({ place, picture }: PlaceMapProps) {
	const isAwake = useHydrated();
	return (
		<>
			<img {...picture} alt={picture.alt} width={800} height={600} loading="lazy" decoding="async" />
			{isAwake && (
				<Suspense>
					<MapByStyle place={place} />
				</Suspense>
			)}
		</>
	);
}
