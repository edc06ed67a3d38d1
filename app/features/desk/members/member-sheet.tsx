import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import type { HistoryEntry } from '#domain/desk/item-queries.ts';
import type { ReadMember } from '#domain/member-desk/queries.ts';
import type { MemberActivity } from '#domain/member-desk/written-queries.ts';
import type { ActionAgain } from '../deciding/action-again.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { History } from '../item/item-history.tsx';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { SheetPart } from '../sheet/sheet-part.tsx';
import { Urgent } from '../sheet/urgent.tsx';
import { accountFacts, listFacts, profileFacts } from './member-facts.tsx';
import { MemberForms } from './member-forms.tsx';
import styles from './member-sheet.module.css';
import { WrittenReviews } from './written-reviews.tsx';

type MemberSheetProps = {
	member: ReadMember;
	activity: MemberActivity;
	history: readonly HistoryEntry[];
	/** The viewer appoints editors. */
	chief: boolean;
	flash: string | null;
	again: ActionAgain | undefined;
};

/** A member as the desk sees them: what the account shows its owner, what was decided, and what can be done. */
export function MemberSheet({ member, activity, history, chief, flash, again }: MemberSheetProps) {
	return (
		<DeskPage title={<bdi>{member.name}</bdi>} aside={<a href={deskPaths.members()}>All members</a>} flash={flash}>
			{again && <Note role="alert">{again.error}</Note>}
			<div className={styles.sheet}>
				<div className={styles.main}>
					{member.suspendedUntil && <Urgent>Suspended until {formatDate(member.suspendedUntil)}.</Urgent>}
					<SheetPart id="account" title="Account">
						<DeskFacts facts={accountFacts(member)} />
					</SheetPart>
					<SheetPart id="profile" title="Profile">
						<DeskFacts facts={profileFacts(member)} />
					</SheetPart>
					<SheetPart id="lists" title="Lists">
						<DeskFacts facts={listFacts(activity)} />
					</SheetPart>
					<SheetPart id="reviews" title="Reviews">
						<WrittenReviews reviews={activity.reviews} states={activity.states} />
					</SheetPart>
				</div>
				<aside className={styles.aside} aria-label="What can be done">
					<MemberForms member={member} chief={chief} again={again} />
					<History entries={history} />
				</aside>
			</div>
		</DeskPage>
	);
}
