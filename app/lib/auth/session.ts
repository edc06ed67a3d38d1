import type { AuthState, AuthUser } from './auth-state.ts';
import { type Answer, askAgain } from './calls.ts';
import { clearStored, readDue, writeDue } from './entries.ts';
import { CHANGED, CHANNEL, isHinted } from './stored.ts';

const TICK = 30_000;
const MARGIN = 90_000;
const OUT: AuthState = { status: 'out' };

/** Who is signed in in this browser, kept up to date while the page lives. */
export type Session = {
	get: () => AuthState;
	/** One listener at a time: a page has one bar. */
	subscribe: (listener: () => void) => () => void;
	/** Begins to look, renew and listen to other tabs; `isNew` if they are to be told. Returns what ends it. */
	start: (isNew?: boolean) => () => void;
	/** The session has ended, and the page is on its way elsewhere. */
	left: () => void;
	/** Looks into a hint that has come or gone with nobody telling, and renews where it is time. */
	check: () => void;
	/** Takes over what a private page has said. */
	set: (user: AuthUser) => void;
};

/**
 * `known`: the member a private page was rendered for. Without the hint nobody is signed in, and nobody is asked. Every
 * reading page loads this for a member: it and what it imports are small on purpose.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its pieces share one state, and each that is taken out costs a member's page bytes that the budget `authState` has not.
export function createSession(known: AuthUser | null): Session {
	let state: AuthState = known ? { status: 'in', user: known } : { status: 'loading' };
	const channel = new BroadcastChannel(CHANNEL);
	let told = () => {};

	/** Own news are told to the other tabs. */
	const settle = (next: AuthState, isOwn = false) => {
		state = next;
		told();
		if (isOwn) channel.postMessage(next);
	};

	const take = (answer: Answer, isNew: boolean) => {
		// Our own service's answer, in the form that its tests hold it to; null where nobody is signed in.
		const session = answer?.status === 200 && (answer.body as ServiceSession | null);
		if (session) {
			writeDue(Date.now() + session.expires_in * 1000 - MARGIN);
			settle({ status: 'in', user: toUser(session.user) }, isNew);
		} else if (answer && answer.status < 405) {
			// What is refused from 405 on is refused for now: the session is being renewed elsewhere (409), or too many ask.
			clearStored();
			settle(OUT, true);
		} else if (state.status === 'loading') settle(OUT);
	};

	/** Where it is time; of several tabs one renews, and the others find it done. */
	const renew = () =>
		locked(async () => {
			if (readDue() <= Date.now()) take(await askAgain('POST', '/token?grant_type=refresh_token'), false);
		});

	const look = async (isNew = false) => {
		// A guard has found out: the other tabs are to know as well.
		if (!isHinted()) return settle(OUT, state.status === 'in');
		take(await askAgain('GET', '/user'), isNew);
		if (state.status === 'in') await renew();
	};

	/** A form of this page has signed in or out. */
	const hear = () => {
		if (isHinted()) look(true);
		else left();
	};

	/** That the page is on its way elsewhere is of no concern to other tabs. */
	const left = () => {
		settle({ status: 'out', leaving: true });
		channel.postMessage({ status: 'out', chosen: true });
	};

	/** A hint that has come or gone with nobody telling is looked into. */
	const tick = () => {
		if (isHinted() === (state.status === 'out')) look();
		else if (state.status === 'in') renew();
	};

	return {
		get: () => state,
		subscribe: (listener) => {
			told = listener;
			return () => {
				told = () => {};
			};
		},
		start: (isNew) => {
			channel.onmessage = ({ data }) => settle(data);
			addEventListener(CHANGED, hear);
			const ticking = setInterval(tick, TICK);
			if (!known) look(isNew);
			return () => {
				clearInterval(ticking);
				removeEventListener(CHANGED, hear);
				channel.close();
			};
		},
		left,
		check: tick,
		set: (user) => settle({ status: 'in', user }),
	};
}

type ServiceUser = { id: string; email: string; user_metadata: { first_name?: unknown; last_name?: unknown } };
/** `expires_in`: the seconds until the access token ends; 0 where it has. */
type ServiceSession = { expires_in: number; user: ServiceUser };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const toUser = ({ id, email, user_metadata: { first_name, last_name } }: ServiceUser): AuthUser => ({
	userId: id,
	email,
	firstName: text(first_name),
	lastName: text(last_name),
});

/** Browsers without locks, and pages over plain http, do without. */
const locked = (work: () => Promise<void>) => (navigator.locks ? navigator.locks.request(CHANNEL, work) : work());
