import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { memberStamp, signIn, signUpConfirmed } from './members.ts';
import { tellDatabase } from './tell-database.ts';
import { someNetwork, someWords, wordOf } from './writers.ts';

/** One edit, by the word that only it has. Of a member's edits the last alone may be without an answer. */
type Edit = { number: number; word: string; text: string; stamp: string; acknowledged: boolean };

/** A member who edits the profile and one review, in turn. `wrong` is what a site answered that no editor should see. */
export type Editor = {
	email: string;
	cookie: string;
	reviewId: number;
	profile: Edit[];
	review: Edit[];
	wrong: string[];
};

const RATINGS = 10;
const HANDICAPS = 500;
const DAY = '2026-06-12';

/** New members with a session each, who have written one review. */
export async function signUpEditors(
	origin: string,
	databaseUrl: string,
	courses: readonly number[],
	count: number,
): Promise<Editor[]> {
	const editors: Editor[] = [];
	for (let at = 0; at < count; at += 1) {
		const email = `editor${at}@golf.example`;
		await signUpConfirmed(origin, databaseUrl, email);
		const { Cookie } = await signIn(origin, email);
		const editor: Editor = { email, cookie: Cookie, reviewId: 0, profile: [], review: [], wrong: [] };
		const first = await newEdit(origin, editor, 0);
		const sent = await post(origin, editor, '/create-review', {
			...fieldsOfReview(first),
			courseId: String(courses[at]),
			stamp: first.stamp,
		});
		expect(sent.status).toBe(303);
		editor.review.push({ ...first, acknowledged: true });
		const [review] = await tellDatabase<{ id: number }>(
			databaseUrl,
			'select reviews.id from reviews join users on users.id = user_id where email = $1',
			[email],
		);
		expect(review).toBeDefined();
		editors.push({ ...editor, reviewId: review?.id ?? 0 });
	}
	return editors;
}

/** Lets them edit until it is told to stop. What is not answered is sent again, as it was. */
export function startEditors(origin: string, editors: readonly Editor[]): () => Promise<void> {
	let stopped = false;
	const edit = async (editor: Editor) => {
		while (!stopped) {
			const edited = await editProfile(origin, editor)
				.then((done) => done && editReview(origin, editor))
				.catch(() => false);
			if (!edited) await sleep(20);
		}
	};
	const running = Promise.all(editors.map(edit));
	return async () => {
		stopped = true;
		await running;
	};
}

async function editProfile(origin: string, editor: Editor): Promise<boolean> {
	const edit = await nextEdit(origin, editor, editor.profile);
	const answer = await post(origin, editor, '/account/profile', {
		firstName: edit.word,
		lastName: 'Lind',
		publicName: `${edit.word} Lind`,
		handicap: String(handicapOf(edit) / 10),
		stamp: edit.stamp,
	});
	return takeAnswer(editor, edit, answer);
}

async function editReview(origin: string, editor: Editor): Promise<boolean> {
	const edit = await nextEdit(origin, editor, editor.review);
	const answer = await post(origin, editor, `/reviews/${editor.reviewId}/edit`, {
		...fieldsOfReview(edit),
		stamp: edit.stamp,
		// The first version is the review as it was sent.
		version: String(edit.number),
	});
	return takeAnswer(editor, edit, answer);
}

/** A 503 says that nothing was stored; any other answer than that it was is one that its sender cannot have earned. */
function takeAnswer(editor: Editor, edit: Edit, { status, to }: { status: number; to: string }): boolean {
	edit.acknowledged = status === 303 && !to.includes('/auth/');
	if (!edit.acknowledged && status !== 503) editor.wrong.push(`${status} ${to} to edit ${edit.number}`);
	return edit.acknowledged;
}

/** The edit that is not acknowledged yet, or a new one. */
async function nextEdit(origin: string, editor: Editor, edits: Edit[]): Promise<Edit> {
	const last = edits.at(-1);
	if (last && !last.acknowledged) return last;
	const edit = await newEdit(origin, editor, edits.length);
	edits.push(edit);
	return edit;
}

async function newEdit(origin: string, { cookie }: Editor, number: number): Promise<Edit> {
	const stamp = await memberStamp(origin, cookie);
	const word = wordOf(number);
	return { number, word, text: `${word} ${someWords()}`, stamp, acknowledged: false };
}

const fieldsOfReview = (edit: Edit) => ({
	reviewerName: 'Karin',
	rating: String(ratingOf(edit)),
	playDate: DAY,
	reviewText: edit.text,
});

/** The other columns of an edit follow from its number, so that one which is half there is seen. */
const ratingOf = ({ number }: Edit) => (number % RATINGS) + 1;
const handicapOf = ({ number }: Edit) => number % HANDICAPS;

async function post(origin: string, { cookie }: Editor, path: string, fields: Record<string, string>) {
	const answer = await fetch(origin + path, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams(fields),
		headers: { Origin: origin, Cookie: cookie, 'X-Forwarded-For': someNetwork() },
		signal: AbortSignal.timeout(10_000),
	});
	await answer.text();
	return { status: answer.status, to: answer.headers.get('location') ?? '' };
}

/**
 * Each profile is the last acknowledged edit, or the one after it, as a whole; of each review every acknowledged edit is there once,
 * in its turn. Returns how many were acknowledged.
 */
export async function expectEditsKept(databaseUrl: string, editors: readonly Editor[]): Promise<number> {
	for (const editor of editors) {
		expect(editor.wrong).toEqual([]);
		await expectProfileKept(databaseUrl, editor);
		await expectVersionsKept(databaseUrl, editor);
	}
	const edits = editors.flatMap(({ profile, review }) => [...profile, ...review]);
	return edits.filter(({ acknowledged }) => acknowledged).length;
}

/** As `expectEditsKept`, of the profiles alone: an edit is written over by the next. */
export async function expectProfileKept(databaseUrl: string, { email, profile }: Editor): Promise<void> {
	const rows = await tellDatabase(
		databaseUrl,
		`select metadata->>'first_name' as first, public_name as public, handicap_tenths as handicap
		from users left join profiles on user_id = users.id where email = $1`,
		[email],
	);
	const none = { first: null, public: null, handicap: null };
	const asRow = (edit: Edit) => ({ first: edit.word, public: `${edit.word} Lind`, handicap: handicapOf(edit) });
	expect(rows).toHaveLength(1);
	expect(mayStand(profile).map((edit) => (edit ? asRow(edit) : none))).toContainEqual(rows[0]);
}

/** What may be there: the last acknowledged edit, and one that was sent after it. Undefined where there is none. */
function mayStand(edits: readonly Edit[]): (Edit | undefined)[] {
	return edits.at(-1)?.acknowledged === false ? [edits.at(-2), edits.at(-1)] : [edits.at(-1)];
}

async function expectVersionsKept(databaseUrl: string, { reviewId, review }: Editor) {
	const rows = await tellDatabase(
		databaseUrl,
		`select version, said->>'content' as content, (said->>'rating')::int as rating
		from review_versions where review_id = $1
		union all select version, content, rating from reviews where id = $1 order by version`,
		[reviewId],
	);
	const asRow = (edit: Edit) => ({ version: edit.number + 1, content: edit.text, rating: ratingOf(edit) });
	const acknowledged = review.filter((edit) => edit.acknowledged);
	expect([acknowledged, review].map((edits) => edits.map(asRow))).toContainEqual(rows);
}
