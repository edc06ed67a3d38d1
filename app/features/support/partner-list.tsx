import { formatCount } from '#app/lib/format/format.ts';
import type { Partner } from '#domain/catalogue/partners/partner-queries.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './partner-list.module.css';

type PartnerListProps = { id: string; title: string; partners: Partner[] };

/** Those with whom it has been agreed, or how to be the first. */
export function PartnerList({ id, title, partners }: PartnerListProps) {
	return (
		<section className={styles.partners} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{partners.length > 0 ? (
				<ul>
					{partners.map(({ id: key, name, website, courses }) => (
						<li key={key}>
							<a href={website} rel="noopener sponsored">
								<bdi>{name}</bdi>
							</a>
							<span>{formatCount(courses, 'course')}</span>
						</li>
					))}
				</ul>
			) : (
				<p>There is no partner yet. The first name on this list could be yours.</p>
			)}
			<ButtonLink look="line" to={paths.contact({ category: 'business' })}>
				Become a partner
			</ButtonLink>
		</section>
	);
}
