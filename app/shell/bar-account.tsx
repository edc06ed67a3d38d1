import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { Avatar } from '../features/golfer/avatar.tsx';
import { letterOf, nameOf } from '../lib/auth/auth-state.ts';
import { SIGNED_OUT, signOutFailed } from '../lib/auth/sign-out-words.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './bar-account.module.css';

/**
 * The bar's end: Log In and Sign Up, or the member's menu. Both are in every page, which is the same bytes for everyone;
 * `data-account` says which is seen. On reading pages the boot script sets it and fills in the member.
 */
export function BarAccount() {
	const { state } = useAuth();
	return (
		<div className={styles.account} data-account={state.status} suppressHydrationWarning>
			<div className={styles.guest}>
				<ButtonLink to={paths.login()} look="line" className={styles.logIn}>
					Log In
				</ButtonLink>
				<ButtonLink to={paths.signup()} look="green">
					Sign Up
				</ButtonLink>
				{/* Nobody is asked who is there where no script runs; the account's own page knows (decision X5). */}
				<noscript>
					<a className={styles.unscripted} href={paths.account()}>
						Your account
					</a>
				</noscript>
			</div>
			<MemberMenu />
		</div>
	);
}

function MemberMenu() {
	const { state } = useAuth();
	const user = state.status === 'in' ? state.user : null;
	const { signingOut, signOut } = useSignOut();
	return (
		<details className={styles.member} name="bar-menu" data-menu>
			<summary aria-label="Your account">
				<Avatar name={user ? letterOf(user) : ''} size="bar" data-member="letter" />
			</summary>
			<div className={styles.panel}>
				<p className={styles.who}>
					<strong>
						<bdi data-member="name">{user && nameOf(user)}</bdi>
					</strong>
					<span>
						<bdi data-member="email">{user?.email}</bdi>
					</span>
				</p>
				<ul className={styles.links}>
					<li>
						<Link to={paths.createReview()}>Create Review</Link>
					</li>
					<li>
						<Link to={paths.memberGolf()}>My golf</Link>
					</li>
					<li>
						<Link to={paths.settings()}>Account Settings</Link>
					</li>
				</ul>
				<form className={styles.out} method="post" action={paths.signOut()} onSubmit={signOut}>
					<button type="submit" disabled={signingOut}>
						{signingOut ? 'Signing out...' : 'Sign out'}
					</button>
				</form>
			</div>
		</details>
	);
}

/** Ends the session by a call and goes home; without a script the form's own post does so. */
function useSignOut() {
	const [signingOut, setSigningOut] = useState(false);
	const auth = useAuth();
	const navigate = useNavigate();
	const signOut = async (event: FormEvent) => {
		event.preventDefault();
		setSigningOut(true);
		const refused = await auth.signOut();
		setSigningOut(false);
		if (refused === undefined) return;
		showToast(refused === null ? SIGNED_OUT : signOutFailed(refused));
		if (refused === null) await navigate(paths.home());
	};
	return { signingOut, signOut };
}
