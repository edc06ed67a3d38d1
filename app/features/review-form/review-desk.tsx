import { useState } from 'react';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import type { SentReview } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ServerPart } from '../../ui/server-part.tsx';
import { KeptNote } from '../waiting/kept-note.tsx';
import { WaitingPlace } from '../waiting/waiting-place.tsx';
import type { ReviewAnswer } from './review-answer.ts';
import { useReviewDraft } from './review-draft.ts';
import type { ReviewField } from './review-fields.ts';
import { REVIEW_FORM_ID, ReviewForm } from './review-form.tsx';
import noteStyles from './sent-note.module.css';

/** For the server's page alone; a plain import would be part of the browser's first load. */
const SentNote = import.meta.env.SSR ? (await import('./sent-note.tsx')).SentNote : null;

type ReviewDeskProps = {
	stamp: string;
	latestDay: string;
	/** The course the page was opened for. */
	course: CourseChoice | null;
	courseSlug: string | null;
	/** The member's round that it is made of, with what the form takes of it. */
	round: { id: number; given: Partial<Record<ReviewField, string>> } | null;
	firstChoices: CourseChoice[] | null;
	/** What is said where the courses could not be read. */
	failed: string | null;
	/** The review that was just sent. */
	done: SentReview | null;
	/** The name of the member who writes; empty for visitors. */
	author: string;
	asksEmail: boolean;
	answer: ReviewAnswer | undefined;
};

/** The whole page of writing a review: its heading, the cover of the course that is chosen, and the form with its draft. */
export function ReviewDesk({
	stamp,
	latestDay,
	course: opened,
	courseSlug,
	round,
	firstChoices,
	failed,
	done,
	author,
	asksEmail,
	answer,
}: ReviewDeskProps) {
	const again = answer?.kind === 'again' ? answer : undefined;
	const { draft, photographsKey, keep, forget } = useReviewDraft({
		formId: REVIEW_FORM_ID,
		stamp,
		courseSlug,
		round,
		opened,
		sent: done !== null,
		answered: again !== undefined,
	});
	// undefined: nothing was chosen here yet, so the course of the draft or of the address holds.
	const [chosen, setChosen] = useState<CourseChoice | null | undefined>(again ? again.course : undefined);
	const course = chosen === undefined ? (draft?.course ?? opened) : chosen;
	const pictured = course?.slug ?? done?.courseSlug;

	return (
		<FormPage
			kicker="Write"
			title="Create a Review"
			lead="Tell other golfers what the course is really like. Be fair, be specific, and say when you played."
			picture={pictured ? paths.cover(pictured) : paths.scene('review')}
		>
			<WaitingPlace />
			<FormSays notice={again?.notice} failed={again?.failed ?? failed} />
			{draft && !again && (
				<Note role="status">
					<p>We kept what you wrote here before.</p>
					<Button
						look="quiet"
						onClick={() => {
							setChosen(undefined);
							forget();
						}}
					>
						Start afresh
					</Button>
				</Note>
			)}
			{done ? (
				<ServerPart className={noteStyles.place}>{SentNote && <SentNote review={done} />}</ServerPart>
			) : answer?.kind === 'kept' ? (
				<KeptNote what="review" />
			) : (
				<ReviewForm
					// Empty again after a draft was thrown away.
					key={String(draft === null)}
					action={paths.createReview({ course: courseSlug, round: round?.id })}
					stamp={again?.stamp ?? stamp}
					again={again}
					author={author}
					asksEmail={asksEmail}
					defaults={{ ...round?.given, ...draft?.values }}
					course={course}
					onChoose={setChosen}
					onChange={(form) => keep(form, course)}
					firstChoices={firstChoices}
					latestDay={latestDay}
					photographsKey={photographsKey}
				/>
			)}
		</FormPage>
	);
}
