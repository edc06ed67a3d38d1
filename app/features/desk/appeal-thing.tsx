import type { getDeskAppeal } from '#domain/desk/moderation-item-queries.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { ApplicationThing } from './application-thing.tsx';
import { DeskFacts } from './desk-facts.tsx';
import { startCased } from './fact-words.ts';
import { nameOfGround } from './ground-words.ts';
import { PhotographThing } from './photograph-thing.tsx';
import { ReportThing } from './report-thing.tsx';
import { ReviewThing } from './review-thing.tsx';
import { SheetPart } from './sheet-part.tsx';
import { TypedWords } from './typed-words.tsx';

type DeskAppeal = NonNullable<Awaited<ReturnType<typeof getDeskAppeal>>>;

/** The objection, the decision it is against, and what that was about. */
export function AppealThing({ appeal }: { appeal: DeskAppeal }) {
	const { entry, words, party, review, report, photograph, application, member } = appeal;
	return (
		<>
			<SheetPart id="appeal" title={`What the ${party} says`}>
				<TypedWords words={words} />
			</SheetPart>
			<SheetPart id="decision" title="The decision">
				<DeskFacts
					facts={[
						{ label: 'Decision', value: startCased(entry.action) },
						...(entry.ground === null ? [] : [{ label: 'Ground', value: nameOfGround(entry.ground) }]),
						...(entry.words ? [{ label: 'Words', value: entry.words }] : []),
						{ label: 'Made', value: formatMoment(entry.at) },
					]}
				/>
			</SheetPart>
			{review && <ReviewThing review={review} />}
			{report && <ReportThing report={report} />}
			{photograph && <PhotographThing photograph={photograph} />}
			{application && <ApplicationThing application={application} overdue={false} />}
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
