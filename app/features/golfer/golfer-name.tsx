import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { Review } from '#domain/reviews/shapes.ts';
import { ReviewerBadge } from './reviewer-badge.tsx';

type GolferNameProps = { review: Pick<Review, 'userName' | 'golfer' | 'reviewer'> };

/** Who wrote a review: a link to the public page where that is on, and the badge of a reviewer. */
export function GolferName({ review: { userName, golfer, reviewer } }: GolferNameProps) {
	const name = <bdi>{userName}</bdi>;
	return (
		<>
			{golfer === null ? name : <Link to={paths.golfer(golfer)}>{name}</Link>}
			{reviewer && (
				<>
					{' '}
					<ReviewerBadge />
				</>
			)}
		</>
	);
}
