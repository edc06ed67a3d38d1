import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from './leave.ts';
import { createSession, type Session } from './session.ts';
import { signOut } from './sign-out.ts';
import { announceChange } from './stored.ts';
import { whenSignedIn } from './when-signed-in.ts';

const KARIN = { id: '7', email: 'karin@example.com', user_metadata: { first_name: 'Karin', last_name: 'Ek' } };
const USER = { userId: '7', email: 'karin@example.com', firstName: 'Karin', lastName: 'Ek' };

type Call = { path: string; at: number };

/** A browser's storage, as far as it is used here. */
const storage = () =>
	Object.defineProperties({} as Record<string, unknown>, {
		getItem: { value: fun((of, key) => of[key] ?? null) },
		setItem: { value: fun((of, key, value) => Object.assign(of, { [key]: value })) },
		removeItem: { value: fun((of, key) => Reflect.deleteProperty(of, key)) },
	});

function fun(work: (of: Record<string, unknown>, key: string, value: string) => unknown) {
	return function (this: Record<string, unknown>, key: string, value: string) {
		return work(this, key, value);
	};
}

let calls: Call[];
let answers: (() => Response | Promise<Response>)[];
let stop: (() => void)[];

const session = (expiresIn = 3600) => Response.json({ expires_in: expiresIn, user: KARIN });
const hint = (cookie: string) => vi.stubGlobal('document', { cookie });

function start(known: Parameters<typeof createSession>[0] = null): Session {
	const made = createSession(known);
	stop.push(made.start());
	return made;
}

beforeEach(() => {
	vi.useFakeTimers();
	calls = [];
	answers = [];
	stop = [];
	vi.stubGlobal('window', globalThis);
	const events = new EventTarget();
	vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
	vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
	vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
	vi.stubGlobal('localStorage', storage());
	vi.stubGlobal('sessionStorage', storage());
	vi.stubGlobal('fetch', async (path: string) => {
		calls.push({ path: path.replace('/auth/v1', ''), at: Date.now() });
		const answer = answers.shift();
		if (!answer) throw new TypeError('nobody there');
		return answer();
	});
	hint('theme=dark; signed_in=1');
});

afterEach(() => {
	for (const end of stop) end();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('who is signed in, in the browser', () => {
	it('asks nobody where nobody has signed in', async () => {
		hint('theme=dark');
		const auth = start();
		expect(auth.get()).toEqual({ status: 'out' });
		await vi.advanceTimersByTimeAsync(120_000);
		expect(calls).toEqual([]);
	});

	it('is loading until one call has ended', async () => {
		answers = [() => session()];
		const auth = start();
		expect(auth.get()).toEqual({ status: 'loading' });
		await vi.advanceTimersByTimeAsync(0);
		expect(auth.get()).toEqual({ status: 'in', user: USER });
		expect(calls.map(({ path }) => path)).toEqual(['/user']);
	});

	it('is out where the service knows of nobody, and nothing stored stays', async () => {
		localStorage.setItem('fescue:auth:due', '5');
		localStorage.setItem('fescue:review-draft:', 'kept');
		answers = [() => Response.json(null)];
		const auth = start();
		await vi.advanceTimersByTimeAsync(0);
		expect(auth.get()).toEqual({ status: 'out' });
		expect(Object.keys(localStorage)).toEqual(['fescue:review-draft:']);
	});

	it('renews when under 90 s remain, looking every 30 s', async () => {
		answers = [() => session(180), () => session(3600)];
		start();
		await vi.advanceTimersByTimeAsync(89_000);
		expect(calls).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(calls.map(({ path }) => path)).toEqual(['/user', '/token?grant_type=refresh_token']);
		await vi.advanceTimersByTimeAsync(600_000);
		expect(calls).toHaveLength(2);
	});

	it.each([409, 429, 500])(
		'stays signed in where a renewal is refused for now with %s, and renews at the next look',
		async (status) => {
			answers = [() => session(0), () => Response.json({}, { status }), () => session()];
			const auth = start();
			await vi.advanceTimersByTimeAsync(0);
			expect(auth.get().status).toBe('in');
			await vi.advanceTimersByTimeAsync(60_000);
			expect(auth.get().status).toBe('in');
			expect(calls).toHaveLength(3);
		},
	);

	it.each([502, 503, 504, 'no network'])('asks again after 200 ms doubling, within 30 s, for %s', async (trouble) => {
		const begun = Date.now();
		const down = () => {
			if (typeof trouble === 'string') throw new TypeError(trouble);
			return new Response(null, { status: trouble });
		};
		answers = Array.from({ length: 20 }, () => down);
		const auth = start();
		await vi.advanceTimersByTimeAsync(60_000);
		const waits = calls.slice(0, 8).map(({ at }) => at - begun);
		expect(waits).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
		expect(auth.get()).toEqual({ status: 'out' });
	});

	it('stays signed in while the service cannot be reached', async () => {
		answers = [() => session(60)];
		const auth = start();
		await vi.advanceTimersByTimeAsync(200_000);
		expect(auth.get()).toEqual({ status: 'in', user: USER });
	});

	it('tells the other tabs, and hears of them', async () => {
		vi.useRealTimers();
		hint('');
		const here = start();
		const there = start();
		hint('signed_in=1');
		answers = [() => session(), () => session()];
		announceChange();
		await expect.poll(() => here.get()).toEqual({ status: 'in', user: USER });
		await expect.poll(() => there.get()).toEqual({ status: 'in', user: USER });
		answers = [() => new Response(null, { status: 204 })];
		expect(await signOut(here)).toBeNull();
		expect(here.get()).toEqual({ status: 'out', leaving: true });
		await expect.poll(() => there.get()).toEqual({ status: 'out', chosen: true });
	});

	it('tells the other tabs of a session that has ended', async () => {
		vi.useRealTimers();
		answers = [() => session()];
		const there = start();
		await expect.poll(() => there.get()).toEqual({ status: 'in', user: USER });
		answers = [() => Response.json(null)];
		start();
		await expect.poll(() => there.get()).toEqual({ status: 'out' });
	});

	it('trusts a private page, and asks nobody before it is time', async () => {
		localStorage.setItem('fescue:auth:due', String(Date.now() + 60_000));
		const auth = start(USER);
		expect(auth.get()).toEqual({ status: 'in', user: USER });
		await vi.advanceTimersByTimeAsync(31_000);
		expect(calls).toEqual([]);
	});
});

describe('waiting for somebody to sign in', () => {
	it('wakes at once where the hint is, and else with the form that signs in', () => {
		const woken: boolean[] = [];
		whenSignedIn((isNew) => woken.push(isNew));
		expect(woken).toEqual([false]);
		hint('');
		whenSignedIn((isNew) => woken.push(isNew));
		announceChange();
		expect(woken).toEqual([false]);
		hint('signed_in=1');
		announceChange();
		announceChange();
		expect(woken).toEqual([false, true]);
	});
});

describe('before every sign-up, sign-in and sign-out', () => {
	it('nothing stored stays, and the session of this browser is ended everywhere, if there is one', async () => {
		const store = () => {
			localStorage.setItem('fescue:auth:due', '5');
			sessionStorage.setItem('fescue:auth:x', '1');
		};
		store();
		answers = [() => new Response(null, { status: 204 })];
		expect(await leave()).toMatchObject({ status: 204 });
		expect(calls.map(({ path }) => path)).toEqual(['/logout?scope=global']);
		hint('theme=dark');
		store();
		expect(await leave()).toBeNull();
		expect(calls).toHaveLength(1);
		expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
	});

	it('that it could not be ended keeps nobody from going on', async () => {
		expect(await leave()).toBeNull();
		answers = [() => new Response(null, { status: 500 })];
		expect(await leave()).toMatchObject({ status: 500 });
		expect(calls).toHaveLength(2);
	});
});

describe('signing out', () => {
	it('ends every session and empties both storages', async () => {
		sessionStorage.setItem('fescue:auth:x', '1');
		answers = [() => session(), () => new Response(null, { status: 204 })];
		const auth = start();
		await vi.advanceTimersByTimeAsync(0);
		expect(await signOut(auth)).toBeNull();
		expect(calls.at(-1)?.path).toBe('/logout?scope=global');
		expect(Object.keys(localStorage)).toEqual([]);
		expect(Object.keys(sessionStorage)).toEqual([]);
	});

	it('is tried once more, and then says why it failed', async () => {
		answers = [() => session(), () => new Response(null, { status: 500 })];
		answers.push(() => Response.json({ code: 'unexpected_failure', message: 'Out of order' }, { status: 500 }));
		const auth = start();
		await vi.advanceTimersByTimeAsync(0);
		expect(await signOut(auth)).toBe('Out of order');
		expect(auth.get().status).toBe('in');
	});

	it.each([401, 403, 404])('takes %s for a session that is gone', async (status) => {
		answers = [() => session(), () => Response.json({ message: 'gone' }, { status })];
		const auth = start();
		await vi.advanceTimersByTimeAsync(0);
		expect(await signOut(auth)).toBeNull();
	});
});
