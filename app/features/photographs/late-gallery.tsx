import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { GalleryProps } from './gallery.tsx';

/** Few reviews have photographs: its script comes with those. */
const GalleryPlace = lazyPart(async () => (await import('./gallery-place.tsx')).GalleryPlace);

/** Photographs in a page that hydrates, where every byte of the first load counts. */
export function LateGallery(props: GalleryProps) {
	if (props.photographs.length === 0) return null;
	return (
		<Suspense>
			<GalleryPlace {...props} />
		</Suspense>
	);
}
