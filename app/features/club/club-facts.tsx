import type { Club } from '#domain/catalogue/clubs/club-queries.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { websiteOf } from '../course/printed-facts.ts';
import { accessWords } from '../course-card/visit-words.ts';
import styles from './club-facts.module.css';

/** What is known of a club: who may play, its website, what there is besides the courses. Nothing where nothing is. */
export function ClubFacts({ club }: { club: Club }) {
	const website = websiteOf(club);
	const { access, facilities } = club;
	if (!website && !access && facilities.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="club">
			<SectionHead title="The club" id="club" />
			<dl className={styles.facts}>
				{access && <Fact name="Access">{accessWords(access)}</Fact>}
				{facilities.length > 0 && <Fact name="On site">{facilities.join(', ')}</Fact>}
				{website && (
					<Fact name="Website">
						{website.address ? (
							<a href={website.address} rel="noopener nofollow">
								{website.value}
							</a>
						) : (
							website.value
						)}
					</Fact>
				)}
			</dl>
		</section>
	);
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
