import { CourseName } from '#app/features/course-card/course-name.tsx';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import { paths } from '#app/lib/paths.ts';
import type { getDeskReport } from '#domain/desk/moderation-item-queries.ts';
import { isInConfidence, REPORT_REASONS, wordFor } from '#domain/moderation/report-options.ts';
import { type DeskFact, DeskFacts } from '../sheet/desk-facts.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import { ConditionsThing } from './conditions-thing.tsx';
import { ListThing } from './list-thing.tsx';
import { PhotographThing } from './photograph-thing.tsx';
import { ReviewThing } from './review-thing.tsx';

type DeskReport = NonNullable<Awaited<ReturnType<typeof getDeskReport>>>;

/** What was reported and why, and the thing itself as it stands now. */
export function ReportThing({ report }: { report: DeskReport }) {
	const { course, kind, review, photograph, list, conditions } = report;
	const version = (review ?? list)?.version;
	const isChanged = version !== undefined && report.version !== null && version !== report.version;
	return (
		<>
			<SheetPart title="What the report says">
				<TypedWords words={report.words} />
				<DeskFacts facts={factsOf(report)} />
			</SheetPart>
			<SheetPart title={`The ${wordFor(kind)}`}>
				{isChanged && <p>It was edited after the report: this is the newer version.</p>}
				{kind === 'review' && (review ? <ReviewThing review={review} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'photograph' &&
					(photograph ? <PhotographThing photograph={photograph} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'list' && (list ? <ListThing list={list} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'conditions' &&
					(conditions ? <ConditionsThing conditions={conditions} /> : <p>It has gone meanwhile.</p>)}
				{kind === 'course' && course && (
					<p>
						<a href={paths.course(course)}>
							<CourseName course={course} />
						</a>
						. Upholding takes nothing down: put its facts right first.
					</p>
				)}
			</SheetPart>
		</>
	);
}

const factsOf = ({ reason, name, userId, reference, createdAt }: DeskReport): DeskFact[] => [
	{ label: 'Reason', value: (REPORT_REASONS as Record<string, string>)[reason] ?? reason },
	...(isInConfidence(reason) ? [{ label: 'In confidence', value: 'Nobody it is about may learn who sent it' }] : []),
	{
		label: 'By',
		value: (
			<>
				<bdi>{name || 'somebody who has left'}</bdi>
				{userId === null ? ', without an account' : ', a member'}
			</>
		),
	},
	{ label: 'Number', value: reference },
	{ label: 'Sent', value: formatMoment(createdAt) },
];
