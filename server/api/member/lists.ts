import { toWireList, toWireListHead } from '#app/features/data-calls/members/list-wire.ts';
import { MEMBER_CALLS, type MemberSent } from '#app/features/data-calls/members/member-calls.ts';
import { removeList } from '#domain/lists/list-commands.ts';
import { LIST_LIMITS, LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { listSchema } from '#domain/lists/list-rules.ts';
import { listSlug } from '#domain/lists/list-slug.ts';
import { getOwnList, listOwnLists } from '#domain/lists/own-queries.ts';
import { type WholeList, writeList } from '#domain/lists/write-list-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { success } from '#domain/shared/result.ts';
import { cleanText } from '#domain/shared/text/text.ts';
import {
	type Calling,
	type MemberHandlers,
	noSuchCourse,
	noSuchList,
	notTaken,
	type Outcome,
	wrongField,
} from './outcome.ts';
import { idAfter, nextId } from './parts-of-lists.ts';

type Names = 'listMyLists' | 'getMyList' | 'makeMyList' | 'changeMyList' | 'removeMyList';

/** The calls about the member's own lists; what is not theirs is not there. */
export const LIST_HANDLERS: MemberHandlers<Names> = {
	async listMyLists({ ctx, origin }, { limit, cursor }) {
		const after = idAfter(cursor);
		// A member has a hundred at most.
		const own = (await listOwnLists(ctx)).filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id);
		const items = own.slice(0, limit);
		const next = own.length > limit ? (items.at(-1)?.id ?? null) : null;
		return success({
			items: items.map((list) => toWireListHead({ list, slug: listSlug(list) }, origin)),
			next: nextId(origin, MEMBER_CALLS.listMyLists.path, limit, next),
		});
	},
	getMyList: (calling, { id }) => readOwn(calling, id),
	makeMyList: (calling, _asked, sent) => write(calling, null, sent),
	changeMyList: (calling, { id }, sent) => write(calling, id, sent),
	async removeMyList({ ctx }, { id }) {
		if (!(await getOwnList(ctx, id))) return noSuchList();
		await removeList(ctx, id);
		return success({ id, state: 'removed' });
	},
};

async function readOwn({ ctx, origin }: Calling, id: number) {
	const own = await getOwnList(ctx, id);
	return own ? success(toWireList({ ...own, slug: listSlug(own.list) }, origin)) : noSuchList();
}

async function write(calling: Calling, id: number | null, sent: MemberSent<'makeMyList'>) {
	const whole = parse(sent);
	if (!whole.ok) return whole;
	const written = await writeList(calling.ctx, id, whole.value, stampFor(calling.ctx));
	if (written.ok) return readOwn(calling, written.value.listId);
	if (written.kind === 'course-unknown') return noSuchCourse();
	if (written.kind === 'list-unknown') return noSuchList();
	if (written.kind === 'too-many-lists') return notTaken(LIST_MESSAGES.tooManyLists);
	throw new Error(`a list sent by a program failed: ${written.kind}`);
}

/** By the rules of the forms on the site, which have everything as text. */
function parse({ courses = [], ...sent }: MemberSent<'makeMyList'>): Outcome<WholeList> {
	const head = listSchema.safeParse({ words: '', visibility: 'private', ...sent, shown: String(sent.shown ?? false) });
	if (!head.success) {
		const [issue] = head.error.issues;
		return wrongField(String(issue?.path[0] ?? ''), issue?.message ?? '');
	}
	const entries = courses.map(({ course_id, note = '' }) => ({ courseId: course_id, note: cleanText(note) }));
	if (entries.some(({ note }) => note.length > LIST_LIMITS.note)) return wrongField('courses', LIST_MESSAGES.note);
	if (new Set(entries.map(({ courseId }) => courseId)).size < entries.length)
		return wrongField('courses', 'Each course is on a list once.');
	return success({ head: head.data, entries });
}
