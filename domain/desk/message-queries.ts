import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { contactReplies } from '#database/schema/desk.ts';
import { contactMessages } from '#database/schema/support.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { shownNameSql } from '../shared/desk/editor-name.ts';

type Row = typeof contactMessages.$inferSelect;

/** A reader's message with its thread. */
export type ReadMessage = Omit<Row, 'createdAt'> & {
	createdAt: string;
	/** By when a request about personal data is to be answered, ISO; null for any other message. */
	dueAt: string | null;
	/** Whether it was to be answered by now, and waits. */
	overdue: boolean;
	replies: { id: number; direction: 'in' | 'out'; words: string; editor: string; createdAt: string }[];
	/** Of the same address, the newest first. */
	others: { id: number; reference: string; subject: string; status: Row['status'] }[];
	/** Whether an account has this address. */
	memberId: string | null;
};

const MOST_REPLIES = 200;
const MOST_OTHERS = 10;

/** The message, its thread and its sender's others; null where there is none, and for anybody but editors. */
export async function getMessage({ db, viewer, now }: DomainContext, id: number): Promise<ReadMessage | null> {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({ message: contactMessages, memberId: users.id })
		.from(contactMessages)
		.leftJoin(users, eq(users.email, contactMessages.email))
		.where(eq(contactMessages.id, id));
	if (!row) return null;
	const { message, memberId } = row;
	const { reference, subject, status } = contactMessages;
	const [replies, others] = await Promise.all([
		db
			.select({ reply: contactReplies, editor: shownNameSql(users) })
			.from(contactReplies)
			.leftJoin(users, eq(users.id, contactReplies.editorId))
			.where(eq(contactReplies.messageId, id))
			.orderBy(asc(contactReplies.id))
			.limit(MOST_REPLIES),
		db
			.select({ id: contactMessages.id, reference, subject, status })
			.from(contactMessages)
			.where(and(eq(contactMessages.email, message.email), ne(contactMessages.id, id)))
			.orderBy(desc(contactMessages.id))
			.limit(MOST_OTHERS),
	]);
	const dueAt = message.dataRequest ? monthAfter(message.createdAt) : null;
	return {
		...message,
		createdAt: message.createdAt.toISOString(),
		dueAt: dueAt?.toISOString() ?? null,
		overdue: dueAt !== null && message.status === 'open' && dueAt < now(),
		replies: replies.map(({ reply, editor }) => ({
			id: reply.id,
			direction: reply.direction,
			words: reply.words,
			editor,
			createdAt: reply.createdAt.toISOString(),
		})),
		others,
		memberId,
	};
}

/** The same day of the next month; from 31 January the last of February. */
function monthAfter(moment: Date): Date {
	const after = new Date(moment);
	after.setUTCMonth(moment.getUTCMonth() + 1);
	if (after.getUTCDate() !== moment.getUTCDate()) after.setUTCDate(0);
	return after;
}
