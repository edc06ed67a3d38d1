import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import type { getDeskCampaign } from '#domain/desk/campaign-queries.ts';
import { CAMPAIGN_SIGNS } from '#domain/reviews/campaigns/campaign-rules.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';
import styles from './things.module.css';

type DeskCampaign = NonNullable<Awaited<ReturnType<typeof getDeskCampaign>>>;

/** What showed a campaign, and the reviews that it is made of; each has a page of its own. */
export function CampaignThing({ campaign }: { campaign: DeskCampaign }) {
	return (
		<>
			<SheetPart title="What was seen">
				<DeskFacts
					facts={[
						{
							label: 'Course',
							value: (
								<a href={paths.course(campaign.course)}>
									<CourseName course={campaign.course} />
								</a>
							),
						},
						{ label: 'Signs', value: campaign.signs.map((sign) => CAMPAIGN_SIGNS[sign]).join('; ') },
						{ label: 'First seen', value: formatMoment(campaign.createdAt) },
						{
							label: 'New ones wait until',
							value: campaign.paused ? formatMoment(campaign.pausedUntil) : 'not any more',
						},
					]}
				/>
			</SheetPart>
			<SheetPart title={formatCount(campaign.reviews.length, 'review', 'reviews')}>
				<ol className={styles.entries}>
					{campaign.reviews.map(({ id, rating, status, words, createdAt, member }) => (
						<li key={id}>
							<p>
								<a href={deskPaths.item('review', String(id))}>{formatMoment(createdAt)}</a>: {rating} of 10,{' '}
								{member ? 'a member' : 'a visitor'}, {status}
							</p>
							<p dir="auto">{words}</p>
						</li>
					))}
				</ol>
			</SheetPart>
		</>
	);
}
