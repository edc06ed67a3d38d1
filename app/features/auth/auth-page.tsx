import type { ReactNode } from 'react';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import type { AccountAnswer } from '../../lib/auth/account-answer.ts';
import type { Message } from './auth-words.ts';
import styles from './flash-note.module.css';
import { FlashNote } from './flash-note.tsx';

type AuthPageProps = {
	kicker: string;
	title: string;
	lead: ReactNode;
	picture: string;
	/** What has just happened elsewhere. */
	flash?: Message | null;
	answer: AccountAnswer | undefined;
	/** Title of the message when the form fails. */
	failedTitle: string;
	/** What may be done about the failure. */
	remedy?: ReactNode;
	children: ReactNode;
};

/** A page that is one form of an account, with what became of the last one above it. */
export function AuthPage({ flash = null, answer, failedTitle, remedy, children, ...page }: AuthPageProps) {
	useFailureToast(answer, failedTitle);
	return (
		<FormPage {...page}>
			{!answer && <FlashNote message={flash} />}
			{answer?.failed && (
				<div className={styles.failed}>
					<Note>
						<p className={styles.flash}>
							<strong>{failedTitle}</strong>
							<span>{answer.failed}</span>
						</p>
						{remedy}
					</Note>
				</div>
			)}
			{children}
		</FormPage>
	);
}
