import { lazy, Suspense } from 'react';
import type { GalleryProps } from './gallery.tsx';

/** Few reviews have photographs: its script comes with those. */
const GalleryPlace = lazy(async () => ({ default: (await import('./gallery-place.tsx')).GalleryPlace }));

/** Photographs in a page that hydrates, where every byte of the first load counts. */
export function LateGallery(props: GalleryProps) {
	if (props.photographs.length === 0) return null;
	return (
		<Suspense>
			<GalleryPlace {...props} />
		</Suspense>
	);
}
