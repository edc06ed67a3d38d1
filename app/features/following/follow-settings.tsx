import { newsPaths } from '../../lib/news-paths.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { AccountSection } from '../account/account-page.tsx';
import { PostButton } from '../account/post-button.tsx';

/** The letter of the week, and the private feed at its address; null where there is none. Both are off until they are asked for. */
export function FollowSettings({ letter, feed }: { letter: boolean; feed: string | null }) {
	return (
		<>
			<AccountSection id="letter" title="A weekly letter">
				<p>
					{letter
						? 'You get a weekly letter with what is new, and none where nothing is.'
						: 'What is new can come to your mailbox weekly, and not at all while there is nothing.'}
				</p>
				{letter ? (
					<PostButton action={newsPaths.following({ change: 'no-letter' })} busy="Ending...">
						End the letter
					</PostButton>
				) : (
					<PostButton action={newsPaths.following({ change: 'letter' })} busy="Asking...">
						Send me a weekly letter
					</PostButton>
				)}
			</AccountSection>
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
