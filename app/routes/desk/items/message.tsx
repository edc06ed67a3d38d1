import { data, redirect } from 'react-router';
import { takeDecision } from '#app/features/desk/deciding/decide-item.server.ts';
import { refuseAction, refuseDecision } from '#app/features/desk/deciding/refuse-action.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { MessageForms } from '#app/features/desk/things/message-forms.tsx';
import { MessageThing } from '#app/features/desk/things/message-thing.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { getOpenItem } from '#domain/desk/item-queries.ts';
import { getMessage } from '#domain/desk/message-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import {
	answerMessage,
	closeMessage,
	markDataRequest,
	noteReaderReply,
	type SeenMessage,
} from '#domain/support/answer-commands.ts';
import type { Route } from './+types/message';

const FLASHES = {
	answered: 'Your answer is on its way.',
	'reply-kept': 'The reply is in the thread, and the message waits again.',
	closed: 'Closed. Nobody has been written to.',
	'data-request': 'Marked as a request about personal data.',
	'no-data-request': 'Not a request about personal data any more.',
} as const;

type Outcome = keyof typeof FLASHES;

/** What each of the page's forms does at once. What decides a message that waits has its ten seconds instead. */
const ACTIONS: Record<
	Outcome,
	(ctx: DomainContext, message: SeenMessage, words: string) => ReturnType<typeof answerMessage>
> = {
	answered: answerMessage,
	'reply-kept': noteReaderReply,
	closed: closeMessage,
	'data-request': (ctx, message) => markDataRequest(ctx, message, true),
	'no-data-request': (ctx, message) => markDataRequest(ctx, message, false),
};

export const handle: RouteHandle = {
	...ITEM_HANDLE,
	choices: { ...ITEM_HANDLE.choices, flash: Object.keys(FLASHES) },
};

export async function loader(args: Route.LoaderArgs) {
	const { thing: message, frame } = await loadItem(args, 'message', requireNumber, getMessage);
	const flash = new URL(args.request.url).searchParams.get('flash');
	return {
		message,
		frame,
		// The server lets no other values through.
		flash: flash === null ? null : FLASHES[flash as keyof typeof FLASHES],
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const id = requireNumber(params.id);
	const form = await readForm(request, ['outcome', 'seen', 'words', 'told']);
	const outcome = textOf(form, 'outcome');
	const seen = Number(textOf(form, 'seen'));
	if (!isOutcome(outcome) || !Number.isSafeInteger(seen)) throw data(null, { status: 400 });
	const ctx = context.get(domainContext);
	const words = textOf(form, 'words');
	const name = { kind: 'message', id: String(id) } as const;
	if ((outcome === 'answered' || outcome === 'closed') && (await getOpenItem(ctx, name))) {
		const taken = await takeDecision({ request, context }, name, { outcome, seen, words, told: textOf(form, 'told') });
		return taken.ok ? taken.answer : refuseDecision(form, taken.failed);
	}
	const done = await ACTIONS[outcome](ctx, { id, seen }, words);
	if (!done.ok) return refuseAction(form, done.kind);
	return redirect(deskPaths.item('message', id, { flash: outcome }), 303);
}

const isOutcome = (text: string): text is Outcome => Object.hasOwn(ACTIONS, text);

export const meta = () => deskMeta('Message');

export default function DeskMessage({ loaderData, actionData: again }: Route.ComponentProps) {
	const { message, frame, flash } = loaderData;
	return (
		<ItemPage frame={frame} title={message.subject} decision={<MessageForms message={message} again={again} />}>
			{flash && !again && <Note role="status">{flash}</Note>}
			{again && <Note role="alert">{again.error}</Note>}
			<MessageThing message={message} />
		</ItemPage>
	);
}
