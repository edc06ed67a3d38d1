import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import type { ReadMessage } from '#domain/desk/message-queries.ts';
import type { ActionAgain } from '../deciding/action-again.ts';
import { ActionForm, actionFormId } from '../deciding/action-form.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';

type MessageFormsProps = { message: ReadMessage; again: ActionAgain | undefined };

/**
 * Answering and closing, both seen on a laptop's screen without scrolling; then keeping a reply that came by mail, and saying
 * whether it is about personal data.
 */
export function MessageForms({ message: { id, status, dataRequest, replies }, again }: MessageFormsProps) {
	if (status === 'closed') return <Note>A closed message takes no answer. Its sender can write again.</Note>;
	const answered = replies.some(({ direction }) => direction === 'out');
	const owed = dataRequest && !answered;
	const form = {
		action: deskPaths.item('message', id),
		// A decision binds to the thread as it was read.
		hidden: { seen: replies.at(-1)?.id ?? 0 },
	};
	const typedIn = (outcome: string) => (again?.outcome === outcome ? again : undefined);
	return (
		<>
			<ActionForm
				{...form}
				outcome="answered"
				button="Send the answer"
				look="flag"
				words={answered ? 'Your next answer' : 'Your answer'}
				rows={3}
				wordsNeeded
				hint="Goes out by mail, with the reference in its subject."
				again={typedIn('answered')}
				beside={
					!owed && (
						<Button type="submit" look="line" form={actionFormId('closed')}>
							{answered ? 'Close' : 'Close without an answer'}
						</Button>
					)
				}
			/>
			<SheetPart id="close" title="Close">
				{owed ? (
					<p>A request about personal data is answered before it is closed.</p>
				) : (
					<ActionForm
						{...form}
						outcome="closed"
						button="Close the message"
						look="line"
						words="Why, for the log"
						hint="Nobody is written to. Name no names here: the log is kept for ever."
						again={typedIn('closed')}
						inFlow
					/>
				)}
			</SheetPart>
			{answered && (
				<SheetPart id="reply" title="A reply came by mail">
					<ActionForm
						{...form}
						outcome="reply-kept"
						button="Keep it in the thread"
						look="line"
						words="What the reader has answered"
						wordsNeeded
						again={typedIn('reply-kept')}
						inFlow
					/>
				</SheetPart>
			)}
			<SheetPart id="personal-data" title="Personal data">
				<p>
					{dataRequest
						? 'This counts as a request about personal data, which is to be answered within one month.'
						: 'Does somebody want to see, correct or erase personal data? Then the law wants an answer within one month.'}
				</p>
				<ActionForm
					{...form}
					outcome={dataRequest ? 'no-data-request' : 'data-request'}
					button={dataRequest ? 'It is not about personal data' : 'It is about personal data'}
					look="line"
					inFlow
				/>
			</SheetPart>
		</>
	);
}
