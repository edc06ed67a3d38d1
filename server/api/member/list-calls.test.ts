import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_ANSWERS, MEMBER_CALLS, type MemberCallName } from '#app/features/data-calls/members/member-calls.ts';
import { problem } from '#app/features/data-calls/shapes.ts';
import { LIST_LIMITS, LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { type AppMember, appMember, type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';

let data: DataSite;
let members = 0;

beforeAll(async () => {
	data = await startDataSite();
});
afterAll(() => data.close());

const newMember = () => appMember(data, `lists${++members}@golf.example`);

type Sending = { id?: number; body?: unknown; query?: string };

function send(name: MemberCallName, { token }: Pick<AppMember, 'token'>, { id = 1, body, query = '' }: Sending = {}) {
	const { method, path } = MEMBER_CALLS[name];
	return data.call(`${path.replace('{id}', String(id))}${query}`, {
		method,
		headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

/** The answer of a call that is taken, by its own schema. */
async function read<Name extends MemberCallName>(name: Name, member: AppMember, sending: Sending = {}) {
	const answer = await send(name, member, sending);
	const body: unknown = await answer.json();
	expect([answer.status, body]).toEqual([200, expect.anything()]);
	const told = MEMBER_ANSWERS[MEMBER_CALLS[name].answer].parse(body);
	expect(body).toEqual(told);
	// Each schema is the one of the call's own answer.
	return told as ReturnType<(typeof MEMBER_ANSWERS)[(typeof MEMBER_CALLS)[Name]['answer']]['parse']>;
}

const refusal = async (sent: Promise<Response>) => problem.parse(await (await sent).json());

describe('A3: the member’s lists', () => {
	it('are made, read, written anew as a whole and removed, and are nobody else’s', async () => {
		const [member, other] = [await newMember(), await newMember()];
		const [first, second] = [await courseRow(data.database), await courseRow(data.database)];
		const courses = [{ course_id: second.id, note: 'Go in May.' }, { course_id: first.id }];
		const made = await read('makeMyList', member, { body: { title: 'Links worth a ferry', courses } });
		expect(made).toMatchObject({ visibility: 'private', state: 'open', url: null, count: 2, played: 0, words: '' });
		expect(made.courses.map(({ id, note }) => [id, note])).toEqual([
			[second.id, 'Go in May.'],
			[first.id, ''],
		]);
		const { id } = made;
		const { courses: _, ...head } = made;
		expect((await read('listMyLists', member)).items).toEqual([head]);
		expect((await read('listMyLists', other)).items).toEqual([]);
		const body = { title: 'Links worth two', visibility: 'link', courses: [{ course_id: first.id }] };
		for (const name of ['getMyList', 'changeMyList', 'removeMyList'] as const)
			expect(await refusal(send(name, other, { id, ...(name === 'changeMyList' && { body }) }))).toMatchObject({
				status: 404,
			});
		const changed = await read('changeMyList', member, { id, body });
		expect(changed).toMatchObject({ title: 'Links worth two', count: 1, courses: [{ id: first.id, note: '' }] });
		expect(changed.url).toMatch(/\/lists\/shared\?link=[\w-]{22}$/);
		expect(await read('removeMyList', member, { id })).toEqual({ id, state: 'removed' });
		expect(await refusal(send('getMyList', member, { id }))).toMatchObject({ status: 404 });
	});

	it('come in parts, and a public one is judged by the rules of the site', async () => {
		const member = await newMember();
		const ids: number[] = [];
		for (const title of ['One', 'Two', 'Three']) ids.push((await read('makeMyList', member, { body: { title } })).id);
		const first = await read('listMyLists', member, { query: '?limit=2' });
		const rest = await read('listMyLists', member, { query: new URL(first.next ?? '').search });
		expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
		expect(rest.next).toBeNull();
		const advert = { title: 'Cheap rounds', words: 'Book at https://cheap.example today.', visibility: 'public' };
		expect(await read('makeMyList', member, { body: advert })).toMatchObject({ state: 'held', url: null });
		const fair = await read('makeMyList', member, { body: { ...advert, words: 'By the sea.', shown: true } });
		expect(fair).toMatchObject({ state: 'open', shown: true, url: expect.stringContaining(`cheap-rounds-${fair.id}`) });
	});

	it('are refused by the rules of the forms, with the field, and nothing half-written stays', async () => {
		const member = await newMember();
		const { id: course_id } = await courseRow(data.database);
		const refused = (body: object) => refusal(send('makeMyList', member, { body: { title: 'Ferries', ...body } }));
		expect(await refused({ title: ' ' })).toMatchObject({ status: 400, field: 'title', detail: LIST_MESSAGES.title });
		const long = 'x'.repeat(LIST_LIMITS.note + 1);
		expect(await refused({ courses: [{ course_id, note: long }] })).toMatchObject({ status: 400, field: 'courses' });
		expect(await refused({ courses: [{ course_id }, { course_id }] })).toMatchObject({ status: 400, field: 'courses' });
		expect(await refused({ courses: [{ course_id }, { course_id: 2_147_483_647 }] })).toMatchObject({ status: 404 });
		expect(await refused({ visibility: 'everybody' })).toMatchObject({ status: 400, field: 'visibility' });
		expect(await refused({ link: 'mine' })).toMatchObject({ status: 400 });
		expect((await read('listMyLists', member)).items).toEqual([]);
	});
});
