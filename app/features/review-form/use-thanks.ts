import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { nameLanguage } from '#app/features/course-card/course-name.tsx';
import { REVIEW_LIMITS, REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import type { SentReview } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * The message of the specification, and the way to the top rated courses after two seconds. Who has written what is held
 * stays, to read why.
 */
export function useThanks(done: SentReview | null) {
	const navigate = useNavigate();
	useEffect(() => {
		if (!done) return;
		showToast({
			title: REVIEW_MESSAGES.successTitle,
			description: REVIEW_MESSAGES.success('').trim(),
			name: { text: done.courseName, ...nameLanguage({ name: done.courseName, countrySlug: done.countrySlug }) },
			link: onward(done),
		});
		if (done.heldBy.length > 0) return;
		const leaving = setTimeout(() => navigate(paths.topRated(), { replace: true }), REVIEW_LIMITS.redirectMilliseconds);
		return () => clearTimeout(leaving);
	}, [done, navigate]);
}

/** What must go along to the next page: a visitor's only way back to the review, a member's to the check mark. */
function onward({ id, link, checkInOpen, courseSlug, countrySlug }: SentReview) {
	if (link) return { label: 'Edit or delete it', to: paths.editReview(id, link) };
	return checkInOpen ? { label: 'Check in', to: paths.checkIn({ slug: courseSlug, countrySlug }) } : undefined;
}
