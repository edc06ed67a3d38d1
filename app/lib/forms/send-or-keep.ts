import { data } from 'react-router';
import { askQueue } from '#app/offline/waiting/ask-queue.ts';
import { type EntryKind, idIn } from '#app/offline/waiting/entry.ts';
import { isOfflineAnswer, type SendWords, sendPost } from './send-post.ts';
import { isOfMember, openerIn } from './written.ts';

/** What a page says when its post is kept on the device until there is a connection. */
export type PostKept = { kind: 'kept'; failed: null };

type Sending<Answer> = {
	/** The post of the page, before it is sent. */
	request: Request;
	send: () => Promise<Answer>;
	words: SendWords;
	kind: EntryKind;
	/** What it is about, for the list of what waits. */
	aboutOf: (form: FormData) => string;
	/** Whether it is kept for visitors, too. What they write in other forms stays in the page. */
	ofAnybody?: boolean;
	/** Comes once it was taken, or is kept. */
	whenDone?: () => void;
};

/**
 * `sendPost` for what may be sent without a connection (B5): it is kept on the device, and sent once there is one. Where it
 * cannot be kept the page says that there is no connection, and what was typed stays in it.
 */
export async function sendOrKeep<Answer>(sending: Sending<Answer>) {
	const { request, send, words, whenDone } = sending;
	const form = await request.clone().formData();
	const answer = await sendPost(send, words, () => {
		whenDone?.();
		forgetMended();
	});
	if (!isOfflineAnswer(answer) || !(await keep(form, sending))) return answer;
	whenDone?.();
	// No answer came in time. The router leaves the page as it is, and asks nobody for it once more.
	return data<PostKept>({ kind: 'kept', failed: null }, { status: 408 });
}

type Keeping = Pick<Sending<unknown>, 'request' | 'kind' | 'aboutOf' | 'ofAnybody'>;

async function keep(form: FormData, { request, kind, aboutOf, ofAnybody }: Keeping): Promise<boolean> {
	const stamp = String(form.get('stamp'));
	const opener = openerIn(stamp);
	if (!isOfMember(opener) && !(ofAnybody && opener)) return false;
	const { pathname, search } = new URL(request.url);
	const thing = { id: idIn(stamp), opener, kind, about: aboutOf(form), action: pathname + search, fields: [...form] };
	return (await askQueue('keep', thing)?.catch(() => false)) ?? false;
}

/** The form was opened to mend what had been refused: `queue.ts` names it behind the `#` of the address. */
function forgetMended() {
	const id = location.hash.slice(1);
	if (id) askQueue('taken', id)?.catch(() => {});
}
