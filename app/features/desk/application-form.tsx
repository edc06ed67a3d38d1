import { APPLICATION_GROUNDS } from '#domain/support/decision-options.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Buttons, FormStack, Note } from '../../ui/form-parts.tsx';
import type { DecisionAgain } from './decision-again.ts';
import { inAddress } from './inbox-view.ts';
import type { ItemFrame } from './read-item.server.ts';

type ApplicationFormProps = { frame: ItemFrame; again: DecisionAgain | undefined };

/** Accepting an application, or declining it on a ground and in words. */
export function ApplicationForm({ frame: { kind, id, view, open }, again }: ApplicationFormProps) {
	if (!open) return <Note>This waits no more. What was decided stands below.</Note>;
	const said = again?.said ?? (open.decidedBy && `${open.decidedBy} has just decided this.`);
	return (
		<form method="post" action={deskPaths.item(kind, id, { view: inAddress(view) })}>
			<FormStack>
				{said && <Note role="status">{said}</Note>}
				<SelectField
					id="ground"
					name="ground"
					label="Ground, if you decline"
					defaultValue={again?.ground}
					error={again?.fields.ground}
				>
					<option value="">Choose a ground</option>
					{Object.entries(APPLICATION_GROUNDS).map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				<TextArea
					id="words"
					name="words"
					label="Words"
					rows={5}
					maxLength={3_000}
					defaultValue={again?.words}
					hint="The applicant gets them; a refusal needs some."
					error={again?.fields.words}
					data-key="r"
				/>
				<Buttons>
					<Button type="submit" look="green" name="outcome" value="accepted" data-key="a">
						Accept: give the badge
					</Button>
					<Button type="submit" look="line" name="outcome" value="declined" data-submits="words">
						Decline
					</Button>
				</Buttons>
			</FormStack>
		</form>
	);
}
