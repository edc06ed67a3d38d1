import { SuggestionThing } from '../suggestions/suggestion-thing.tsx';
import { TwinsTable } from '../twins/twins-table.tsx';
import { AppealThing } from './appeal-thing.tsx';
import { ApplicationThing } from './application-thing.tsx';
import { CampaignThing } from './campaign-thing.tsx';
import { ConditionsThing } from './conditions-thing.tsx';
import { ListThing } from './list-thing.tsx';
import { MessageThing } from './message-thing.tsx';
import { PhotographThing } from './photograph-thing.tsx';
import type { ReadThing } from './read-thing.server.ts';
import { ReportThing } from './report-thing.tsx';
import { ReviewThing } from './review-thing.tsx';
import { ScorecardPicture } from './scorecard-picture.tsx';

/** A thing of whatever kind as its own page shows it. */
export function WholeThing({ read }: { read: ReadThing }) {
	switch (read.kind) {
		case 'review':
			return <ReviewThing review={read.thing} />;
		case 'list':
			return <ListThing list={read.thing} />;
		case 'conditions':
			return <ConditionsThing conditions={read.thing} />;
		case 'report':
			return <ReportThing report={read.thing} />;
		case 'appeal':
			return <AppealThing appeal={read.thing} />;
		case 'photograph':
			return <PhotographThing photograph={read.thing} />;
		case 'scorecard':
			return (
				<>
					<ScorecardPicture id={read.thing.id} review={read.thing.review} />
					<ReviewThing review={read.thing.review} />
				</>
			);
		case 'application':
			return <ApplicationThing application={read.thing} />;
		case 'suggestion':
			return <SuggestionThing suggestion={read.thing} />;
		case 'twins':
			return <TwinsTable twins={read.thing} staysId={read.thing.stays.id} view={null} />;
		case 'campaign':
			return <CampaignThing campaign={read.thing} />;
		case 'message':
			return <MessageThing message={read.thing} />;
	}
}
