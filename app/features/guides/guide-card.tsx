import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ByLine } from './by-line.tsx';
import styles from './guide-card.module.css';
import { guidePicture } from './guide-picture.ts';
import type { GuideSummary } from './guide-shapes.ts';

type GuideCardProps = {
	guide: GuideSummary;
	/** `lead` is set large with its picture beside it; `brief` leaves the standfirst out. */
	look?: 'lead' | 'full' | 'brief';
	/** Of the first screen: its picture is loaded at once. */
	first?: boolean;
	headingLevel?: 2 | 3;
};

/** A guide in a list: cover, title, standfirst. The whole card follows its one link. */
export function GuideCard({ guide, look = 'full', first = false, headingLevel = 2 }: GuideCardProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<article className={styles.card} data-look={look}>
			<img
				src={guidePicture(guide.slug)}
				alt=""
				width={1200}
				height={630}
				loading={first ? undefined : 'lazy'}
				fetchPriority={first ? 'high' : undefined}
				decoding="async"
			/>
			<div className={styles.words}>
				{look === 'lead' && <p className={`kicker ${styles.kicker}`}>The latest</p>}
				<Heading className={styles.title}>
					<Link to={paths.guide(guide.slug)}>{guide.title}</Link>
				</Heading>
				{look !== 'brief' && <p className={styles.standfirst}>{guide.standfirst}</p>}
				<ByLine guide={guide} />
			</div>
		</article>
	);
}
