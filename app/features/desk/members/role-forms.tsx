import { deskPaths } from '#app/lib/desk-paths.ts';
import type { Role } from '#domain/shared/context.ts';
import type { ActionAgain } from '../deciding/action-again.ts';
import { ActionForm } from '../deciding/action-form.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';

type RoleFormsProps = { id: string; role: Role; holdsRole: boolean; again: ActionAgain | undefined };

/** What the chief editor can do with a role at the desk. */
export function RoleForms({ id, role, holdsRole, again }: RoleFormsProps) {
	const action = deskPaths.role(id);
	const typedIn = (outcome: string) => (again?.outcome === outcome ? again : undefined);
	return (
		<>
			{role !== 'editor' && (
				<SheetPart id="editor" title="Editor">
					<p>Decides what stands on the site, once a second factor is set. A reviewer’s badge gives way to the role.</p>
					<ActionForm outcome="editor-appointed" action={action} button="Make an editor" />
				</SheetPart>
			)}
			{role !== 'chief' && (
				<SheetPart id="chief" title="Chief editor">
					<p>An editor who also appoints and removes editors.</p>
					<ActionForm outcome="chief-appointed" action={action} button="Make chief editor" look="line" />
				</SheetPart>
			)}
			{holdsRole && (
				<>
					<SheetPart id="factor" title="Second factor">
						<p>For whoever has lost both the app and the recovery codes. The next visit to the desk sets a new one.</p>
						<ActionForm
							outcome="factor-reset"
							action={action}
							button="Reset the second factor"
							look="line"
							words="Why, for the log"
							wordsNeeded
							again={typedIn('factor-reset')}
						/>
					</SheetPart>
					<SheetPart id="remove" title="Remove">
						<p>The role ends with the next request. The account stays, with the reviewer’s badge if it had one.</p>
						<ActionForm
							outcome="editor-removed"
							action={action}
							button="Remove the role"
							look="flag"
							words="Why, for the log"
							wordsNeeded
							again={typedIn('editor-removed')}
						/>
					</SheetPart>
				</>
			)}
		</>
	);
}
