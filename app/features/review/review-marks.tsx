import type { Review, Verification } from '#domain/reviews/shapes.ts';
import styles from './review-marks.module.css';

/** How a round was verified, in words (decision R4). */
export const VERIFICATION_WORDS: Record<Verification, string> = {
	unverified: 'Not verified',
	'checked-in': 'Verified: checked in at the course on the day',
	booked: 'Verified: booked through a partner',
	'play history': 'Verified: an editor has seen the scorecard',
};

type ReviewMarksProps = { review: Pick<Review, 'verification' | 'sample'> };

/** The small marks beside a reviewer's name: whether the round was verified, and that a review is a sample (decision R9). */
export function ReviewMarks({ review }: ReviewMarksProps) {
	return (
		<>
			{review.verification !== 'unverified' ? (
				<>
					{' '}
					<span className={styles.verified} title={VERIFICATION_WORDS[review.verification]}>
						<span aria-hidden="true">✓</span> verified
					</span>
				</>
			) : (
				!review.sample && <span className={styles.unverified}> · not verified</span>
			)}
			<SampleMark review={review} />
		</>
	);
}

export function SampleMark({ review }: { review: Pick<Review, 'sample'> }) {
	if (!review.sample) return null;
	return (
		<>
			{' '}
			<span className={styles.sample}>Sample review</span>
		</>
	);
}

/** How the round was verified, the whole sentence in its colour. */
export function VerificationWords({ verification }: { verification: Verification }) {
	const verified = verification !== 'unverified';
	return (
		<span className={verified ? styles.verified : undefined}>
			{verified && <span aria-hidden="true">✓ </span>}
			{VERIFICATION_WORDS[verification]}
		</span>
	);
}
