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
	/** Comes once it was taken, or is kept. */
	whenDone?: () => void;
};

/**
 * `sendPost` for what a member may send without a connection (B5): it is kept on the device, and sent once there is one. Where it
 * cannot be kept the page says that there is no connection, and what was typed stays in it.
 */
export async function sendOrKeep<Answer>({ request, send, words, kind, aboutOf, whenDone }: Sending<Answer>) {
	const form = await request.clone().formData();
	const answer = await sendPost(send, words, () => {
		whenDone?.();
		forgetMended();
	});
	if (!isOfflineAnswer(answer) || !(await keep(request, form, kind, aboutOf(form)))) return answer;
	whenDone?.();
	// No answer came in time. The router leaves the page as it is, and asks nobody for it once more.
	return data<PostKept>({ kind: 'kept', failed: null }, { status: 408 });
}

async function keep({ url }: Request, form: FormData, kind: EntryKind, about: string): Promise<boolean> {
	const stamp = String(form.get('stamp'));
	const opener = openerIn(stamp);
	if (!isOfMember(opener)) return false;
	const { pathname, search } = new URL(url);
	const thing = { id: idIn(stamp), opener, kind, about, action: pathname + search, fields: [...form] };
	return (await askQueue('keep', thing)?.catch(() => false)) ?? false;
}

/** The form was opened to mend what had been refused: `queue.ts` names it behind the `#` of the address. */
function forgetMended() {
	const id = location.hash.slice(1);
	if (id) askQueue('taken', id)?.catch(() => {});
}
