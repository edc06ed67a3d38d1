import { formatCount } from '#app/lib/format/format.ts';
import type { Golfer } from '#domain/members/golfer-queries.ts';
import { paths } from '../../lib/paths.ts';
import { FollowForm } from '../following/follow-form.tsx';
import { Avatar } from './avatar.tsx';
import styles from './golfer-head.module.css';
import { ReviewerBadge } from './reviewer-badge.tsx';

type GolferHeadProps = {
	golfer: Omit<Golfer, 'userId' | 'name' | 'shownGolf'> & { name: string };
	reviews: number;
	courses: number;
};

/** Who it is: picture or initial, name, badge, home country, and how much there is to read. */
export function GolferHead({ golfer, reviews, courses }: GolferHeadProps) {
	const counts = `${formatCount(reviews, 'review')} of ${formatCount(courses, 'course')}`;
	return (
		<header className={styles.head}>
			<Avatar
				name={golfer.name}
				avatarUrl={golfer.avatarKey && paths.avatar(golfer.avatarKey, 'portrait')}
				size="large"
			/>
			<div className={styles.who}>
				<p className="kicker">Golfer</p>
				<h1>
					<bdi>{golfer.name}</bdi>
				</h1>
				<p className={styles.facts}>
					{golfer.reviewer && (
						<>
							<ReviewerBadge />{' '}
						</>
					)}
					{golfer.homeCountry && `${golfer.homeCountry.name} · `}
					{counts}
				</p>
				<FollowForm at={paths.golfer(golfer.handle)} name={golfer.name} />
			</div>
		</header>
	);
}
