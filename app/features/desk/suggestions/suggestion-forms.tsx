import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Buttons, Note } from '#app/ui/forms/form-parts.tsx';
import { SUGGESTION_GROUNDS } from '#domain/course-desk/suggestion-options.ts';
import type { ReadSuggestion } from '#domain/course-desk/suggestion-queries.ts';
import { FACTS_FORM } from '../course-facts/facts-form.tsx';
import type { ActionAgain } from '../deciding/action-again.ts';
import { ActionForm } from '../deciding/action-form.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';

/** What can be decided about a suggestion without making it a course. */
export function SuggestionForms({ suggestion, again }: { suggestion: ReadSuggestion; again: ActionAgain | undefined }) {
	const { id, status, course } = suggestion;
	if (status !== 'open') return <Note>This waits no more. What was decided stands below.</Note>;
	const form = (outcome: string) => ({
		outcome,
		action: deskPaths.item('suggestion', id),
		again: again?.outcome === outcome ? again : undefined,
	});
	return (
		<>
			{course ? (
				<SheetPart id="mended" title="Put right">
					<p>
						Change the facts <a href={deskPaths.course(course.id, { from: 'member' })}>on the course’s page</a>, then
						say so here.
					</p>
					<ActionForm {...form('mended')} button="It is put right" look="flag" words="A few words to the sender" />
				</SheetPart>
			) : (
				<SheetPart id="take-up" title="Take up">
					<p>Complete the facts beside this first.</p>
					<Buttons>
						<Button type="submit" form={FACTS_FORM}>
							Take it up
						</Button>
					</Buttons>
				</SheetPart>
			)}
			<SheetPart id="decline" title="Decline">
				<ActionForm
					{...form('declined')}
					button="Decline"
					look="line"
					grounds={{ label: 'Ground', choices: SUGGESTION_GROUNDS }}
					words="Your words to the sender"
					wordsNeeded
				/>
			</SheetPart>
		</>
	);
}
