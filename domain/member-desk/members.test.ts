import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { profiles, sessions, users } from '#database/schema/accounts.ts';
import { deskLog, suspensions } from '#database/schema/desk.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { lettersTo, newMember, PASSWORD } from '#tests/support/facts/accounts.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { application } from '#tests/support/facts/support-forms.ts';
import { appointEditor, removeEditor, resetSecondFactor } from '../accounts/editors/editor-commands.ts';
import { signIn } from '../accounts/sessions/sign-in-commands.ts';
import type { DomainContext, Role } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { decideApplication } from '../support/application-decision-commands.ts';
import { changeBadge, endMemberSessions } from './member-commands.ts';
import { findMembers, getMember } from './queries.ts';
import { liftSuspension, suspendMember } from './suspension-commands.ts';
import { getMemberActivity } from './written-queries.ts';

let test: TestDatabase;
let editor: DomainContext;
let colleague: DomainContext;

beforeAll(async () => {
	test = await openTestDatabase();
	editor = (await editorRow(test)).ctx;
	colleague = (await editorRow(test)).ctx;
});

afterAll(() => test.close());

const DAY = 86_400_000;
const dayIn = (days: number) => utcDay(new Date(Date.now() + days * DAY));
const SUSPENSION = { ground: 'harm', words: 'The greenkeeper has a family.', endsOn: dayIn(30) } as const;
const logged = (id: string) => test.db.select().from(deskLog).where(eq(deskLog.thingId, id)).orderBy(deskLog.id);
const roleOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]?.role;

describe('a suspension', () => {
	it('signs its member out and keeps them out until it ends, and says ground, words and end', async () => {
		const { viewer, ctx: own } = await newMember(test, 'loud@golf.example');
		const { userId, email } = viewer;
		const ctx = { ...editor, changes: new Set<string>() };
		expect(await suspendMember(ctx, userId, SUSPENSION)).toMatchObject({ ok: true });
		expect(await test.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
		const again = { email, password: PASSWORD, remember: false };
		const outside = { ...own, viewer: { kind: 'visitor' } as const };
		expect(await signIn(outside, { ...again, password: 'not this one' })).toEqual({
			ok: false,
			kind: 'invalid-credentials',
		});
		const { ground, words } = SUSPENSION;
		const until = `${SUSPENSION.endsOn}T00:00:00.000Z`;
		expect(await signIn(outside, again)).toEqual({ ok: false, kind: 'banned', until, why: { ground, words } });
		const [letter] = await lettersTo(test, email, 'member-suspended');
		expect(letter?.data).toMatchObject({
			ground: 'harm',
			words: SUSPENSION.words,
			until: `${dayIn(30)}T00:00:00.000Z`,
		});
		expect([...ctx.changes]).toEqual(expect.arrayContaining([`member:${userId}`, 'golfers']));
		const later = { ...outside, now: () => new Date(Date.now() + 31 * DAY) };
		expect(await signIn(later, again)).toMatchObject({ ok: true });
	});

	it('is lifted before its end, told, and both stand in the log', async () => {
		const { userId, email } = await memberRow(test);
		await suspendMember(editor, userId, SUSPENSION);
		expect(await liftSuspension(colleague, userId, '')).toMatchObject({ ok: true });
		expect((await getMember(editor, userId))?.suspendedUntil).toBeNull();
		expect(await lettersTo(test, email, 'suspension-lifted')).toHaveLength(1);
		expect(await logged(userId)).toMatchObject([
			{ action: 'member suspended', ground: 'harm', before: { until: null } },
			{ action: 'suspension lifted', after: { until: null } },
		]);
		expect(await liftSuspension(editor, userId, '')).toEqual({ ok: false, kind: 'decided-already' });
	});

	it('that ran out before stays as it was when a later one is lifted', async () => {
		const { userId } = await memberRow(test);
		const before = { ...editor, now: () => new Date(Date.now() - 60 * DAY) };
		await suspendMember(before, userId, { ...SUSPENSION, endsOn: dayIn(-30) });
		await suspendMember(editor, userId, SUSPENSION);
		await liftSuspension(colleague, userId, '');
		const rows = await test.db.select().from(suspensions).where(eq(suspensions.userId, userId));
		const lifted = rows.map(({ endsAt, liftedAt }) => [utcDay(endsAt), liftedAt !== null]);
		expect(lifted.sort()).toEqual([
			[dayIn(-30), false],
			[dayIn(30), true],
		]);
	});

	it('R09: by two editors at once is one, and the other is told', async () => {
		const { userId, email } = await memberRow(test);
		const both = await Promise.all([
			suspendMember(editor, userId, SUSPENSION),
			suspendMember(colleague, userId, { ...SUSPENSION, endsOn: dayIn(3) }),
		]);
		expect(both).toContainEqual({ ok: false, kind: 'decided-already' });
		expect(await test.db.$count(suspensions, eq(suspensions.userId, userId))).toBe(1);
		expect(await lettersTo(test, email, 'member-suspended')).toHaveLength(1);
	});

	it.each([
		['yesterday', dayIn(-1)],
		['a day that does not exist', '2027-02-30'],
		['the next century', '2101-01-01'],
	])('does not end %s', async (_, endsOn) => {
		const { userId } = await memberRow(test);
		expect(await suspendMember(editor, userId, { ...SUSPENSION, endsOn })).toEqual({ ok: false, kind: 'end-wrong' });
	});

	it('S27: does not reach a colleague, who has to lose the role first', async () => {
		const { userId } = await memberRow(test);
		await test.db.update(users).set({ role: 'editor' }).where(eq(users.id, userId));
		expect(await suspendMember(editor, userId, SUSPENSION)).toEqual({ ok: false, kind: 'role-held' });
	});
});

describe('the badge', () => {
	it('is given and taken with words, which the member gets', async () => {
		const { userId, email } = await memberRow(test);
		expect(await changeBadge(editor, userId, true, 'Honest reviews.')).toMatchObject({ ok: true });
		expect(await roleOf(userId)).toBe('reviewer');
		expect(await changeBadge(editor, userId, false, 'They were bought.')).toMatchObject({ ok: true });
		expect(await roleOf(userId)).toBe('member');
		expect(await lettersTo(test, email, 'badge-changed')).toHaveLength(2);
		expect(await changeBadge(editor, userId, false, 'Again.')).toEqual({ ok: false, kind: 'decided-already' });
	});
});

describe('a role at the desk', () => {
	it('is told by letter to whoever gets it or loses it', async () => {
		const chief = (await editorRow(test, {}, 'chief')).ctx;
		const { userId, email } = await memberRow(test);
		await appointEditor(chief, { id: userId }, 'editor');
		await appointEditor(chief, { id: userId }, 'chief');
		await removeEditor(chief, { id: userId }, 'She has asked for it.');
		const letters = await lettersTo(test, email, 'role-changed');
		expect(new Set(letters.map(({ data }) => data))).toEqual(
			new Set([
				{ firstName: '', role: 'editor', before: 'member' },
				{ firstName: '', role: 'chief', before: 'editor' },
				{ firstName: '', role: 'member', before: 'chief' },
			]),
		);
	});

	it('outranks the badge, which is worn again when the role is taken', async () => {
		const chief = (await editorRow(test, {}, 'chief')).ctx;
		const { userId, email } = await memberRow(test);
		await changeBadge(editor, userId, true, 'Honest reviews.');
		await appointEditor(chief, { id: userId }, 'editor');
		await appointEditor(chief, { id: userId }, 'chief');
		expect(await roleOf(userId)).toBe('chief');
		await removeEditor(chief, { id: userId }, 'She has asked for it.');
		expect(await roleOf(userId)).toBe('reviewer');
		expect((await logged(userId)).at(-1)).toMatchObject({ before: { role: 'chief' }, after: { role: 'reviewer' } });
		const letters = await lettersTo(test, email, 'role-changed');
		expect(letters.map(({ data }) => data.role).sort()).toEqual(['chief', 'editor', 'reviewer']);
		// A badge that was taken since is not brought back by a later role.
		await changeBadge(editor, userId, false, 'They were bought.');
		await appointEditor(chief, { id: userId }, 'editor');
		await removeEditor(chief, { id: userId }, 'She has asked for it.');
		expect(await roleOf(userId)).toBe('member');
	});

	it('of an applicant who is accepted meanwhile leaves the badge when it is taken', async () => {
		const chief = (await editorRow(test, {}, 'chief')).ctx;
		const { userId, email } = await memberRow(test);
		await appointEditor(chief, { id: userId }, 'editor');
		const sent = { ...application, email };
		const [row] = await test.db.insert(reviewerApplications).values(sent).returning({ id: reviewerApplications.id });
		const accepted = await decideApplication(editor, row?.id ?? 0, { outcome: 'accepted', words: '' });
		expect(accepted).toEqual({ ok: true, value: { badge: true } });
		expect(await roleOf(userId)).toBe('editor');
		await removeEditor(chief, { id: userId }, 'She has asked for it.');
		expect(await roleOf(userId)).toBe('reviewer');
	});

	it('has the pages that show the member made anew: a badge comes and goes with it', async () => {
		const { ctx } = await editorRow(test, {}, 'chief');
		const { userId } = await memberRow(test);
		const changesOf = async (act: (chief: DomainContext) => Promise<{ ok: boolean }>) => {
			const changes = new Set<string>();
			expect(await act({ ...ctx, changes })).toMatchObject({ ok: true });
			return [...changes];
		};
		const shown = expect.arrayContaining([`member:${userId}`]);
		expect(await changesOf((chief) => appointEditor(chief, { id: userId }, 'editor'))).toEqual(shown);
		expect(await changesOf((chief) => removeEditor(chief, { id: userId }, 'She has asked for it.'))).toEqual(shown);
	});

	it('is not taken, and no second factor reset, without a reason for the log', async () => {
		const chief = (await editorRow(test, {}, 'chief')).ctx;
		const { userId } = await editorRow(test);
		for (const act of [removeEditor, resetSecondFactor]) {
			expect(await act(chief, { id: userId }, ' \u200b')).toEqual({ ok: false, kind: 'words-missing' });
			expect(await act(chief, { id: userId }, 'a'.repeat(4_001))).toEqual({ ok: false, kind: 'words-long' });
		}
		expect(await roleOf(userId)).toBe('editor');
		expect(await resetSecondFactor(chief, { id: userId }, ' The app is lost. ')).toMatchObject({ ok: true });
		expect(await logged(userId)).toMatchObject([{ action: 'second factor reset', words: 'The app is lost.' }]);
	});

	it('of the last chief editor cannot be made a lesser one', async () => {
		const alone = await openTestDatabase();
		onTestFinished(() => alone.close());
		const { ctx, userId } = await editorRow(alone, {}, 'chief');
		expect(await appointEditor(ctx, { id: userId }, 'editor')).toEqual({ ok: false, kind: 'last-chief' });
		await editorRow(alone, {}, 'chief');
		expect(await appointEditor(ctx, { id: userId }, 'editor')).toMatchObject({ ok: true });
	});
});

it('an editor signs a member out everywhere, and the member is told', async () => {
	const { viewer } = await newMember(test, 'careless@golf.example');
	expect(await endMemberSessions(editor, viewer.userId, 'A sign-in from far away.')).toMatchObject({ ok: true });
	expect(await test.db.$count(sessions, eq(sessions.userId, viewer.userId))).toBe(0);
	expect(await lettersTo(test, viewer.email, 'sessions-ended')).toHaveLength(1);
	expect(await logged(viewer.userId)).toMatchObject([{ action: 'sessions ended', before: { sessions: 1 } }]);
});

describe('what the desk reads of members', () => {
	it('is found by address, name and handle; a sign of the search is no wildcard', async () => {
		const { viewer } = await newMember(test, 'finder@golf.example');
		await test.db.insert(profiles).values({ userId: viewer.userId, handle: 'the-finder', publicName: 'Kenji Mori' });
		for (const q of ['FINDER@golf.example', 'finder@', '@the-finder', 'kenji', 'mori']) {
			expect(
				(await findMembers(editor, q)).map(({ id }) => id),
				q,
			).toContain(viewer.userId);
		}
		expect(await findMembers(editor, 'finder%')).toEqual([]);
		expect(await findMembers(editor, '%')).toEqual([]);
		// PostgreSQL takes no NUL (S06).
		expect((await findMembers(editor, 'ken\0ji')).map(({ id }) => id)).toContain(viewer.userId);
	});

	it('S31: has every review and the lists, and neither the password nor where the devices are', async () => {
		const { viewer } = await newMember(test, 'whole@golf.example');
		const { userId } = viewer;
		const { id: courseId } = await courseRow(test);
		await reviewRow(test, courseId, { userId, reviewerName: null });
		await reviewRow(test, courseId, { userId, reviewerName: null, status: 'held', datePlayed: '2026-05-05' });
		const [member, acts] = await Promise.all([getMember(editor, userId), getMemberActivity(editor, userId)]);
		expect(acts).toMatchObject({ states: { published: 1, held: 1 }, wantToPlay: 0 });
		expect(member).toMatchObject({
			email: 'whole@golf.example',
			name: 'Ada Green',
			sessions: [{ device: 'Firefox on Linux' }],
		});
		expect(JSON.stringify([member, acts])).not.toMatch(/argon2|assword|198\.18\.|etwork/);
	});

	it.each(['visitor', 'member', 'reviewer', 'editor'] as const)(
		'S26, S27, S29: is nothing to a %s without the second factor, nor can anything be done',
		async (who) => {
			const { userId, ctx: own } = await memberRow(test);
			const viewer = who === 'visitor' ? ({ kind: 'visitor' } as const) : { ...own.viewer, role: who as Role };
			const ctx = test.context({ viewer: viewer as DomainContext['viewer'] });
			expect(await findMembers(ctx, '')).toEqual([]);
			expect([await getMember(ctx, userId), await getMemberActivity(ctx, userId)]).toEqual([null, null]);
			const refused = { ok: false, kind: 'not-an-editor' };
			expect(await suspendMember(ctx, userId, SUSPENSION)).toEqual(refused);
			expect(await liftSuspension(ctx, userId, '')).toEqual(refused);
			expect(await changeBadge(ctx, userId, true, 'x')).toEqual(refused);
			expect(await endMemberSessions(ctx, userId, 'x')).toEqual(refused);
			expect(await appointEditor(ctx, { id: userId }, 'editor')).toEqual({ ok: false, kind: 'not-the-chief' });
		},
	);
});
