import { deskPaths } from '#app/lib/desk-paths.ts';
import type { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import { SheetPart } from '../sheet/sheet-part.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import { ApplicationThing } from './application-thing.tsx';
import { ConditionsThing } from './conditions-thing.tsx';
import { DecidedFacts } from './decided-facts.tsx';
import { ListThing } from './list-thing.tsx';
import { PhotographThing } from './photograph-thing.tsx';
import { ReportThing } from './report-thing.tsx';
import { ReviewThing } from './review-thing.tsx';

type DeskAppeal = NonNullable<Awaited<ReturnType<typeof getDeskAppeal>>>;

/** The objection, the decision it is against, and what that was about. */
export function AppealThing({ appeal }: { appeal: DeskAppeal }) {
	const { entry, words, party, review, report, photograph, list, conditions, application, member } = appeal;
	return (
		<>
			<SheetPart title={`What the ${party} says`}>
				<TypedWords words={words} />
			</SheetPart>
			<SheetPart title="The decision">
				<DecidedFacts entry={entry} />
			</SheetPart>
			{review && <ReviewThing review={review} />}
			{report && <ReportThing report={report} />}
			{photograph && <PhotographThing photograph={photograph} />}
			{list && <ListThing list={list} />}
			{conditions && <ConditionsThing conditions={conditions} />}
			{application && <ApplicationThing application={application} />}
			{member && (
				<p>
					It is about the account of{' '}
					<a href={deskPaths.member(member.id)}>
						<bdi>{member.name}</bdi>
					</a>
					.
				</p>
			)}
		</>
	);
}
