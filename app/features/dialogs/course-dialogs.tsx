import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { courseLinkId } from '../../lib/openers.ts';
import { useViewerState } from '../member-actions/use-viewer-state.ts';
import { CourseDialog } from './course-dialog.tsx';
import type { DialogData, Layers } from './dialog-data.ts';
import { layerAddresses } from './layer-addresses.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useCloseLayer, useShownLayers } from './use-layers.ts';

type CourseDialogsProps = {
	/** What was read for the present address. */
	data: DialogData | null;
	/** The cards behind: what they say of a course is shown while the rest is on its way. */
	cards: CourseCard[];
	/** The address of the list with the given layers over it. */
	addressOf: (layers: Partial<Layers>) => string;
};

/** The course dialog over a list and the review dialog over that, as the address has them (decision C1). */
export function CourseDialogs({ data, cards, addressOf }: CourseDialogsProps) {
	const layers = useShownLayers();
	const { course: slug, review: reviewId } = layers;
	const close = useCloseLayer();
	useViewerState(data?.course ? data : null);
	if (slug === null) return null;
	const read = data?.asked === slug ? data : null;
	if (read && !read.course) return null;
	const course = read?.course ?? cards.find((card) => card.slug === slug) ?? null;
	const review = [read?.review, ...(read?.recent ?? [])].find((known) => known?.id === reviewId) ?? null;
	// A review that is on its way is waited for; one that is not there leaves the course's dialog with a notice in it.
	const showReview = reviewId !== null && (review !== null || !read);
	const to = layerAddresses({ ...layers, course: slug }, addressOf);
	return (
		<>
			<CourseDialog
				key={slug}
				course={course}
				details={read?.course ?? null}
				recent={read?.recent ?? []}
				reviewMissing={reviewId !== null && !showReview}
				reviewAddress={to.reviewOver}
				closeTo={to.closeCourse}
				onClose={() => close('course', to.closeCourse)}
				returnFocusTo={courseLinkId(slug)}
			/>
			{showReview && (
				<ReviewDialog
					key={reviewId}
					review={review}
					course={course}
					here={to.review}
					closeTo={to.closeReview}
					onClose={() => close('review', to.closeReview)}
				/>
			)}
		</>
	);
}
