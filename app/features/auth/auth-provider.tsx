import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { AuthState, AuthUser } from '../../lib/auth/auth-state.ts';
import type { Session } from '../../lib/auth/session.ts';
import type { SignOutOutcome } from '../../lib/auth/sign-out.ts';
import { isHinted } from '../../lib/auth/stored.ts';
import { whenSignedIn } from '../../lib/auth/when-signed-in.ts';

type Auth = {
	state: AuthState;
	signOut: () => Promise<SignOutOutcome>;
};

const AuthContext = createContext<Auth | null>(null);

const UNKNOWN: AuthState = { status: 'loading' };
const OUT: AuthState = { status: 'out' };

type AuthProviderProps = {
	/** The member a private page was made for; undefined on all others, whose bytes are the same for everyone. */
	member: AuthUser | undefined;
	children: ReactNode;
};

/** Keeps the auth state of a page that React has hydrated. On reading pages the boot script does so without React. */
export function AuthProvider({ member, children }: AuthProviderProps) {
	const [first] = useState<AuthState>(() => (member ? { status: 'in', user: member } : UNKNOWN));
	const session = useSession(member);
	const state = useSyncExternalStore(
		session?.subscribe ?? never,
		() => session?.get() ?? (first === UNKNOWN && !isHinted() ? OUT : first),
		() => first,
	);
	const signOut = () =>
		import('../../lib/auth/sign-out.ts').then(
			(code) => code.signOut(session),
			() => '',
		);
	return <AuthContext value={{ state, signOut }}>{children}</AuthContext>;
}

const never = () => () => {};

/** Where nobody can be asked because the code for it cannot be loaded: a form would wait for the answer for good. */
const NOBODY: Session = { get: () => OUT, subscribe: never, start: never, left: never, check: never, set: never };

/** What looks after a session is loaded when there is one. */
function useSession(member: AuthUser | undefined): Session | null {
	const [session, setSession] = useState<Session | null>(null);
	// The first member counts; later ones are told below.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page waits once.
	useEffect(() => {
		let end = () => {};
		const stopWaiting = whenSignedIn(async (isNew) => {
			const code = await import('../../lib/auth/session.ts').catch(() => null);
			// A private page has been told who is signed in, and needs no other.
			if (!code && member) return;
			const made = code?.createSession(member ?? null) ?? NOBODY;
			end = made.start(isNew);
			setSession(made);
		});
		return () => {
			stopWaiting();
			end();
		};
	}, []);
	useEffect(() => {
		if (member) session?.set(member);
	}, [session, member]);
	// A guard may have led here because it found nobody signed in.
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step to another page is one to look at.
	useEffect(() => session?.check(), [session, key]);
	return session;
}

/** Who is signed in, and the way out. Throws outside an `AuthProvider`. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error('useAuth must be used within an AuthProvider');
	return auth;
}
