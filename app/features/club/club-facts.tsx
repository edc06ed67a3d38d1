import type { Club } from '#domain/catalogue/clubs/club-queries.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Terms } from '../../ui/terms.tsx';
import { websiteOf } from '../course/printed-facts.ts';
import { accessWords } from '../course-card/visit-words.ts';
import styles from './club-facts.module.css';

/** What is known of a club: who may play, its website, what there is besides the courses. Nothing where nothing is. */
export function ClubFacts({ club }: { club: Club }) {
	const website = websiteOf(club);
	const { access, facilities } = club;
	const terms = [
		...(access ? [{ name: 'Access', words: accessWords(access) }] : []),
		...(facilities.length > 0 ? [{ name: 'On site', words: facilities.join(', ') }] : []),
		...(website ? [{ name: 'Website', words: <Website {...website} /> }] : []),
	];
	if (terms.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="club">
			<SectionHead title="The club" id="club" />
			<Terms terms={terms} />
		</section>
	);
}

const Website = ({ value, address }: NonNullable<ReturnType<typeof websiteOf>>) =>
	address ? (
		<a href={address} rel="noopener nofollow">
			{value}
		</a>
	) : (
		value
	);
