import { IslandPlace } from '#app/lib/island-place.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** Photographs on any page: on a reading page their viewer wakes when they are touched. */
export function GalleryPlace(props: GalleryProps) {
	if (props.photographs.length === 0) return null;
	return (
		<IslandPlace name="gallery" wake="touch" props={props}>
			<Gallery {...props} />
		</IslandPlace>
	);
}
