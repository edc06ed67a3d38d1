import { TRIP_DAYS_AHEAD } from '#domain/following/alert-limits.ts';
import { newsPaths } from '../../lib/news-paths.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { AccountSection } from '../account/account-page.tsx';
import { LetterSection } from '../account/letter-section.tsx';
import { PostButton } from '../account/post-button.tsx';

const YOUR_COURSES = `a course that you follow, or have on a trip of the next ${TRIP_DAYS_AHEAD} days`;
const NO_MORE = 'One a day at most, and none while there is nothing to tell.';

type FollowSettingsProps = {
	letter: boolean;
	/** Letters about courses as they are now. */
	alerts: boolean;
	/** The address of the private feed; null where there is none. */
	feed: string | null;
};

/** The letters and the private feed. All are off until they are asked for. */
export function FollowSettings({ letter, alerts, feed }: FollowSettingsProps) {
	return (
		<>
			<LetterSection
				id="letter"
				title="A weekly letter"
				isOn={letter}
				on={{
					words: 'You get a weekly letter with what is new, and none where nothing is.',
					button: 'End the letter',
					action: newsPaths.following({ change: 'no-letter' }),
					busy: 'Ending...',
				}}
				off={{
					words: 'What is new can come to your mailbox weekly, and not at all while there is nothing.',
					button: 'Send me a weekly letter',
					action: newsPaths.following({ change: 'letter' }),
					busy: 'Asking...',
				}}
			/>
			<LetterSection
				id="alerts"
				title="Letters about courses as they are now"
				isOn={alerts}
				on={{
					words: `You get a letter when golfers or a club tell of temporary greens, aeration, closed holes, a closed course or poor greens on ${YOUR_COURSES}. ${NO_MORE}`,
					button: 'End these letters',
					action: newsPaths.following({ change: 'no-alerts' }),
					busy: 'Ending...',
				}}
				off={{
					words: `Temporary greens, aeration, closed holes, a closed course, poor greens: a letter can tell you when that comes to ${YOUR_COURSES}. ${NO_MORE}`,
					button: 'Send me these letters',
					action: newsPaths.following({ change: 'alerts' }),
					busy: 'Asking...',
				}}
			/>
			<AccountSection id="feed" title="A private feed">
				{feed === null ? (
					<>
						<p>Your feed reader can read your news, at an address that only you have.</p>
						<PostButton action={newsPaths.following({ change: 'feed' })} busy="Opening...">
							Open a private feed
						</PostButton>
					</>
				) : (
					<>
						<p>Whoever has this address reads your news: give it to your feed reader alone.</p>
						<TextField id="feed-address" label="Address of your feed" readOnly value={feed} />
						<PostButton action={newsPaths.following({ change: 'feed' })} busy="Renewing...">
							Give it a new address
						</PostButton>
						<PostButton action={newsPaths.following({ change: 'no-feed' })} busy="Closing...">
							Close the feed
						</PostButton>
					</>
				)}
			</AccountSection>
		</>
	);
}
