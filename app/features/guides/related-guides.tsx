import { SectionHead } from '../../ui/section-head.tsx';
import { GuideCard } from './guide-card.tsx';
import type { GuideSummary } from './guide-shapes.ts';
import styles from './related-guides.module.css';

/** What to read next, at the end of a guide. */
export function RelatedGuides({ guides }: { guides: GuideSummary[] }) {
	return (
		<section className={styles.related} aria-labelledby="read-next">
			<SectionHead title="Read next" id="read-next" />
			<ul>
				{guides.map((guide) => (
					<li key={guide.slug}>
						<GuideCard guide={guide} look="brief" headingLevel={3} />
					</li>
				))}
			</ul>
		</section>
	);
}
