import type { AuthUser } from '../../lib/auth/auth-state.ts';
import { newsPaths } from '../../lib/news-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountSection } from './account-page.tsx';
import { Facts } from './facts.tsx';
import { LetterSection } from './letter-section.tsx';
import { PostButton } from './post-button.tsx';
import { type ProfileLine, ProfileSummary } from './profile-summary.tsx';
import { type SessionLine, SessionList } from './session-list.tsx';

type SettingsSectionsProps = {
	member: AuthUser;
	/** Null where it could not be read. */
	profile: ProfileLine | null;
	/** The address that waits to be confirmed. */
	newEmail: string | null;
	sessions: SessionLine[];
	subscribed: boolean;
};

/** Everything a member can change about the account (decision P4), each with the way to do so. */
export function SettingsSections({ member, profile, newEmail, sessions, subscribed }: SettingsSectionsProps) {
	return (
		<>
			<AccountSection id="profile" title="Profile">
				<ProfileSummary member={member} profile={profile} />
				<ButtonLink to={paths.editProfile()} look="line">
					Edit Profile
				</ButtonLink>
				<ButtonLink to={paths.shownGolf()} look="line">
					Show My Golf
				</ButtonLink>
				<ButtonLink to={paths.changeAvatar()} look="line">
					Change Picture
				</ButtonLink>
			</AccountSection>
			<AccountSection id="email" title="Email">
				<Facts
					facts={[
						{ label: 'Address', value: member.email },
						...(newEmail ? [{ label: 'Waits to be confirmed', value: newEmail }] : []),
					]}
				/>
				<ButtonLink to={paths.changeEmail()} look="line">
					Change Email
				</ButtonLink>
			</AccountSection>
			<AccountSection id="password" title="Password">
				<p>A new password signs out all your other devices.</p>
				<ButtonLink to={paths.changePassword()} look="line">
					Change Password
				</ButtonLink>
			</AccountSection>
			<AccountSection id="sessions" title="Where you are signed in">
				<SessionList sessions={sessions} />
				<PostButton action={paths.endSessions()} busy="Signing out...">
					Sign out everywhere
				</PostButton>
			</AccountSection>
			<LetterSection
				id="newsletter"
				title="Newsletter"
				isOn={subscribed}
				on={{
					words: 'You get our newsletter.',
					button: 'Unsubscribe',
					action: paths.leaveNewsletter(),
					busy: 'Unsubscribing...',
				}}
				off={{
					words: 'One letter a month: the best reviews and a long read.',
					button: 'Subscribe',
					action: paths.memberNewsletter(),
					busy: 'Subscribing...',
				}}
			/>
			<AccountSection id="news" title="Letters about what you follow">
				<p>A weekly one with your news, and one when a course that you follow or soon play is not as it should be.</p>
				<ButtonLink to={newsPaths.following()} look="line">
					Choose Letters
				</ButtonLink>
			</AccountSection>
			<AccountSection id="data" title="Your data">
				<p>
					Everything we keep of you, as one archive: your data, to be read by you and by programs, and your pictures.
				</p>
				<DownloadLink />
				<p>The rounds and marks of such an archive can be given back, to this account or to another.</p>
				<ButtonLink to={paths.restoreBook()} look="line">
					Restore Book
				</ButtonLink>
			</AccountSection>
			<AccountSection id="deletion" title="Delete account">
				<p>Permanent. You choose whether your reviews go too, or stay without your name.</p>
				<ButtonLink to={paths.deleteAccount()} look="line">
					Delete Account
				</ButtonLink>
			</AccountSection>
		</>
	);
}

/** A file, not a page: the browser fetches it by itself. */
const DownloadLink = () => (
	<ButtonLink to={paths.accountData()} look="line" reloadDocument download>
		Download my data
	</ButtonLink>
);
