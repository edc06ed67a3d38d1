import { deskPaths } from '#app/lib/desk-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ReadMember } from '#domain/member-desk/queries.ts';
import { isRole } from '#domain/shared/desk/desk-policy.ts';
import type { ActionAgain } from '../deciding/action-again.ts';
import { ActionForm } from '../deciding/action-form.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';

type MemberFormsProps = { member: ReadMember; chief: boolean; again: ActionAgain | undefined };

/** What an editor can do with an account; what is dangerous leads to a page that asks for the second factor. */
export function MemberForms({ member, chief, again }: MemberFormsProps) {
	const { id, role, confirmed, suspendedUntil, sessions } = member;
	const form = (outcome: string) => ({
		outcome,
		action: deskPaths.member(id),
		look: 'line' as const,
		again: again?.outcome === outcome ? again : undefined,
	});
	const badge = role === 'reviewer' ? 'badge-removed' : 'badge-granted';
	return (
		<>
			{!isRole(role) && (
				<SheetPart id="suspension" title="Suspension">
					{suspendedUntil ? (
						<ActionForm {...form('lifted')} button="Lift the suspension" words="A few words to the member" />
					) : (
						<p>
							<ButtonLink reloadDocument look="line" to={deskPaths.suspension(id)}>
								Suspend…
							</ButtonLink>
						</p>
					)}
				</SheetPart>
			)}
			{!isRole(role) && confirmed && (
				<SheetPart id="badge" title="Badge">
					<ActionForm
						{...form(badge)}
						button={role === 'reviewer' ? 'Remove the badge' : 'Give the badge'}
						words="Your words to the member"
						wordsNeeded
					/>
				</SheetPart>
			)}
			{sessions.length > 0 && (
				<SheetPart id="sessions" title="Sessions">
					<ActionForm
						{...form('sessions-ended')}
						button="Sign out everywhere"
						words="Why, for the member"
						wordsNeeded
					/>
				</SheetPart>
			)}
			{chief && confirmed && (
				<SheetPart id="role" title="Role">
					<p>
						<ButtonLink reloadDocument look="line" to={deskPaths.role(id)}>
							Change the role…
						</ButtonLink>
					</p>
				</SheetPart>
			)}
		</>
	);
}
