import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { AuthState, AuthUser } from '../../lib/auth/auth-state.ts';
import { createSession, type Session } from '../../lib/auth/session.ts';

type Auth = { state: AuthState; signOut: Session['signOut'] };

const AuthContext = createContext<Auth | null>(null);

const UNKNOWN: AuthState = { status: 'loading' };

type AuthProviderProps = {
	/** The member a private page was made for; undefined on all others, whose bytes are the same for everyone. */
	member: AuthUser | undefined;
	children: ReactNode;
};

/** Keeps the auth state of a page that React has hydrated. On reading pages the boot script does so without React. */
export function AuthProvider({ member, children }: AuthProviderProps) {
	const [session] = useState(() => (typeof document === 'undefined' ? null : createSession(member ?? null)));
	const [first] = useState<AuthState>(() => (member ? { status: 'in', user: member } : UNKNOWN));
	const state = useSyncExternalStore(
		session?.subscribe ?? never,
		() => session?.get() ?? first,
		() => first,
	);
	useEffect(() => session?.start(), [session]);
	useEffect(() => {
		if (member) session?.set(member);
	}, [session, member]);
	return <AuthContext value={{ state, signOut: session?.signOut ?? nothing }}>{children}</AuthContext>;
}

const never = () => () => {};
const nothing = async () => null;

/** Who is signed in, and the way out. Throws outside an `AuthProvider`. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error('useAuth must be used within an AuthProvider');
	return auth;
}
