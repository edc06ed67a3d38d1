import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PlayedRing } from '../rings/played-ring.tsx';
import { ByLine } from './by-line.tsx';
import styles from './guide-head.module.css';
import { guidePicture } from './guide-picture.ts';
import type { GuideSummary } from './guide-shapes.ts';

/** How a guide opens: its title over the whole page, standfirst and by-line, and under them its cover. `courses`: how many it names. */
export function GuideHead({ guide, terrain, courses }: { guide: GuideSummary; terrain: string; courses: number }) {
	return (
		<header className={styles.head}>
			<Breadcrumbs
				above={[
					{ label: 'Home', to: paths.home() },
					{ label: 'Guides', to: paths.guides() },
				]}
				here={guide.title}
			/>
			<h1>{guide.title}</h1>
			<div className={styles.words}>
				<p className={styles.standfirst}>{guide.standfirst}</p>
				<ByLine guide={guide} signed />
				<PlayedRing at={paths.guide(guide.slug)} of={courses} />
				{courses > 0 && (
					<p>
						<a href={paths.addFromGuide(guide.slug)} rel="nofollow">
							Add all to want to play
						</a>
					</p>
				)}
			</div>
			<figure className={styles.cover}>
				<img src={guidePicture(guide.slug)} alt="" width={1200} height={630} fetchPriority="high" />
				<figcaption>{CAPTIONS[terrain] ?? 'A course'}, drawn for this guide. It is no course in particular.</figcaption>
			</figure>
		</header>
	);
}

const CAPTIONS: Record<string, string> = {
	links: 'A links',
	parkland: 'Parkland',
	heath: 'Heathland',
	forest: 'A course in the forest',
	mountain: 'A course among mountains',
	desert: 'A desert course',
	tropical: 'A course in the tropics',
	coast: 'A course by the sea',
};
