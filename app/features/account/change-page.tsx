import type { ReactNode } from 'react';
import type { AccountAnswer } from '../../lib/auth/account-answer.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { AuthPage } from '../auth/auth-page.tsx';
import { AUTH_WORDS } from '../auth/auth-words.ts';

type ChangePageProps = {
	title: string;
	lead: ReactNode;
	answer: AccountAnswer | undefined;
	children: ReactNode;
};

/** The page of one change to the account. */
export function ChangePage(props: ChangePageProps) {
	return (
		<AuthPage
			kicker="Account Settings"
			picture={paths.scene('help-account-settings')}
			failedTitle={AUTH_WORDS.changeFailed.title}
			{...props}
		/>
	);
}

/** Back to the settings without a change. */
export const Cancel = () => <Link to={paths.settings()}>Cancel</Link>;
