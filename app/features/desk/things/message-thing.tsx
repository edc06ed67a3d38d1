import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { ReadMessage } from '#domain/desk/message-queries.ts';
import { CONTACT_CATEGORIES } from '#domain/support/options.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import { Urgent } from '../sheet/urgent.tsx';
import { MessageThread } from './message-thread.tsx';

const STATUS_WORDS = { open: 'Waits for an answer', answered: 'Answered', closed: 'Closed' } as const;

/** What a reader has written, and what has gone to and fro since. */
export function MessageThing({ message }: { message: ReadMessage }) {
	const { status, dueAt, overdue, suspicion, replies, name } = message;
	return (
		<>
			<p>{STATUS_WORDS[status]}.</p>
			{dueAt && status !== 'closed' && <Urgent>{termOf(dueAt, overdue)}</Urgent>}
			{suspicion && <p>It looks like a machine’s ({suspicion}): its sender has not been written to.</p>}
			<TypedWords words={message.message} />
			<MessageThread replies={replies} name={name} />
			<DeskFacts facts={factsOf(message)} />
		</>
	);
}

function termOf(dueAt: string, overdue: boolean): string {
	const day = formatDate(dueAt);
	return overdue
		? `A request about personal data, overdue: the law wanted it answered by ${day}.`
		: `A request about personal data: to be answered by ${day}.`;
}

function factsOf({ name, email, category, reference, createdAt, memberId, others }: ReadMessage) {
	return [
		{ label: 'From', value: name },
		{ label: 'Address', value: email },
		...(memberId ? [{ label: 'Account', value: <a href={deskPaths.member(memberId)}>See the member</a> }] : []),
		{ label: 'About', value: (CONTACT_CATEGORIES as Record<string, string>)[category] ?? category },
		{ label: 'Sent', value: formatDate(createdAt) },
		{ label: 'Reference', value: reference },
		...others.map((other) => ({
			label: other.reference,
			value: (
				<>
					<a href={deskPaths.item('message', other.id)}>
						<bdi>{other.subject}</bdi>
					</a>{' '}
					({STATUS_WORDS[other.status].toLowerCase()})
				</>
			),
		})),
	];
}
