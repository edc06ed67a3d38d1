import type { Followed } from '#domain/following/follow-queries.ts';
import { newsPaths } from '../../lib/news-paths.ts';
import { Link } from '../../ui/link.tsx';
import { AccountSection } from '../account/account-page.tsx';
import { PostButton } from '../account/post-button.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { headingOf, KIND_HEADINGS, KIND_WORDS } from './follow-words.ts';
import styles from './followed-list.module.css';

/** Everything that a member follows, by what it is, each with the button that ends it. */
export function FollowedList({ followed }: { followed: readonly Followed[] }) {
	const groups = Map.groupBy(followed, ({ kind }) => headingOf(kind));
	// What keys there are is known; in which order they stand is said once.
	return (Object.keys(KIND_HEADINGS) as (keyof typeof KIND_HEADINGS)[]).map((heading) => {
		const some = groups.get(heading) ?? [];
		if (some.length === 0) return null;
		return (
			<AccountSection key={heading} id={heading} title={KIND_HEADINGS[heading]}>
				<ul className={styles.list}>
					{some.map((one) => (
						<li key={one.id}>
							<FollowedLine followed={one} />
						</li>
					))}
				</ul>
			</AccountSection>
		);
	});
}

function FollowedLine({ followed: { id, kind, name, at, within, country } }: { followed: Followed }) {
	const gone = kind === 'golfer' ? 'A golfer whose page is closed' : 'A place that has no page any more';
	return (
		<>
			<p>
				{at === null || name === null ? (
					gone
				) : (
					<Link to={at}>{country ? <CourseName course={{ name, countrySlug: country }} /> : <bdi>{name}</bdi>}</Link>
				)}
				<small>{within ?? KIND_WORDS[kind]}</small>
			</p>
			<PostButton
				action={newsPaths.following({ change: 'end', id })}
				busy="Ending..."
				look="quiet"
				label={`Follow no longer: ${name ?? gone}`}
			>
				Follow no longer
			</PostButton>
		</>
	);
}
