import type { Photograph } from '#domain/pictures/shapes.ts';
import { PHOTOGRAPH_SIZES, type PhotographSize, scaleTo } from '#domain/pictures/sizes.ts';
import { paths } from '../../lib/paths.ts';

type PhotographPictureProps = {
	photograph: Photograph;
	/** How wide it is shown, as the `sizes` attribute has it. */
	sizes: string;
	/** The largest that may be needed. */
	most: PhotographSize;
	className?: string;
	/** Words for one that its reviewer gave none. */
	fallback: string;
};

// Object.keys cannot know that there are no other sizes; they are a constant, smallest first.
const SIZES = Object.keys(PHOTOGRAPH_SIZES) as PhotographSize[];

/** A photograph in the smallest size and the newest format that do; its room is kept while it is on its way. */
export function PhotographPicture({ photograph, sizes, most, className, fallback }: PhotographPictureProps) {
	const { id, alt } = photograph;
	const offered = SIZES.slice(0, SIZES.indexOf(most) + 1);
	const sourcesOf = (format: 'avif' | 'webp') =>
		offered.map((size) => `${paths.photograph(id, size, format)} ${scaleTo(photograph, size).width}w`).join(', ');
	const { width, height } = scaleTo(photograph, most);
	return (
		<picture>
			<source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
			<img
				className={className}
				src={paths.photograph(id, most, 'webp')}
				srcSet={sourcesOf('webp')}
				sizes={sizes}
				width={width}
				height={height}
				alt={alt || fallback}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
