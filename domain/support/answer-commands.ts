import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { contactReplies } from '#database/schema/desk.ts';
import { contactMessages } from '#database/schema/support.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { type Decision, recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';

/** The message and how far its thread had come when the editor looked: the last reply's id, 0 while there is none. */
export type SeenMessage = { id: number; seen: number };

/**
 * `version-changed`: the thread has gone on since the editor read it. `decided-already`: closed meanwhile. `answer-owed`: a
 * request about personal data is not closed without an answer.
 */
export type MessageFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'message-unknown' }
	| { kind: 'version-changed' }
	| { kind: 'decided-already' }
	| { kind: 'answer-owed' }
	| WordsFailure;

type Message = typeof contactMessages.$inferSelect;
type Outcome = Result<{ id: number }, MessageFailure>;

/** Answers a reader by mail and keeps the answer in the thread. The words stand there alone, not in the log. */
export async function answerMessage(ctx: DomainContext, message: SeenMessage, typed: string): Promise<Outcome> {
	const words = readEditorWords(typed);
	if (!words.ok) return isEditor(ctx.viewer) ? words : failure({ kind: 'not-an-editor' });
	return change(ctx, message, async (tx, row) => {
		const { id, reference, email } = row;
		const category = row.category as 'general'; // Of the form's categories, says the constraint of the table.
		await addReply(tx, ctx, { id, direction: 'out', words: words.value });
		await setStatus(tx, ctx, row, 'answered', { action: 'message answered' });
		const data = { firstName: firstOf(row.name), reference, category, words: words.value };
		await postLetter(tx, { message: 'contact-answer', recipient: email, data }, ctx.now());
		return success({ id });
	});
}

/** Keeps in the thread what the reader has answered by mail; the message waits at the desk again. */
export async function noteReaderReply(ctx: DomainContext, message: SeenMessage, typed: string): Promise<Outcome> {
	const words = readEditorWords(typed);
	if (!words.ok) return isEditor(ctx.viewer) ? words : failure({ kind: 'not-an-editor' });
	return change(ctx, message, async (tx, row) => {
		await addReply(tx, ctx, { id: row.id, direction: 'in', words: words.value });
		await setStatus(tx, ctx, row, 'open', { action: 'message reopened' });
		return success({ id: row.id });
	});
}

/** Ends a message that needs no (further) answer; nobody is written to. `typed`: why, for the log, may be empty. */
export async function closeMessage(ctx: DomainContext, message: SeenMessage, typed: string): Promise<Outcome> {
	const words = readEditorWords(typed);
	if (!words.ok && words.kind === 'words-long') return words;
	return change(ctx, message, async (tx, row) => {
		const answers = and(eq(contactReplies.messageId, row.id), eq(contactReplies.direction, 'out'));
		if (row.dataRequest && (await tx.$count(contactReplies, answers)) === 0) return failure({ kind: 'answer-owed' });
		await setStatus(tx, ctx, row, 'closed', { action: 'message closed', words: words.ok ? words.value : null });
		return success({ id: row.id });
	});
}

/** Says whether a message is a request about personal data, which is to be answered within a month. */
export async function markDataRequest(
	ctx: DomainContext,
	message: SeenMessage,
	dataRequest: boolean,
): Promise<Outcome> {
	return change(ctx, message, async (tx, row) => {
		const { id } = row;
		if (row.dataRequest === dataRequest) return success({ id });
		await tx.update(contactMessages).set({ dataRequest }).where(eq(contactMessages.id, id));
		await recordDecision(tx, ctx, {
			action: 'message marked',
			thing: { kind: 'message', id },
			before: { dataRequest: row.dataRequest },
			after: { dataRequest },
		});
		return success({ id });
	});
}

/** Runs `work` on the locked message, if its thread is still the one that was read and nobody has closed it. */
async function change(
	ctx: DomainContext,
	{ id, seen }: SeenMessage,
	work: (tx: Database, row: Message) => Promise<Outcome>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
		if (!row) return failure({ kind: 'message-unknown' });
		if (row.status === 'closed') return failure({ kind: 'decided-already' });
		const [last] = await tx
			.select({ id: contactReplies.id })
			.from(contactReplies)
			.where(eq(contactReplies.messageId, id))
			.orderBy(desc(contactReplies.id))
			.limit(1);
		return (last?.id ?? 0) === seen ? work(tx, row) : failure({ kind: 'version-changed' });
	});
}

async function addReply(
	tx: Database,
	{ viewer, now }: DomainContext,
	{ id, direction, words }: { id: number; direction: 'in' | 'out'; words: string },
) {
	const editorId = viewer.kind === 'member' ? viewer.userId : null;
	await tx.insert(contactReplies).values({ messageId: id, direction, words, editorId, createdAt: now() });
}

async function setStatus(
	tx: Database,
	ctx: DomainContext,
	{ id, status: before }: Message,
	status: Message['status'],
	said: Pick<Decision, 'action' | 'words'>,
) {
	await tx.update(contactMessages).set({ status }).where(eq(contactMessages.id, id));
	await recordDecision(tx, ctx, {
		...said,
		thing: { kind: 'message', id },
		before: { status: before },
		after: { status },
	});
}

const firstOf = (name: string) => name.split(' ', 1)[0] ?? '';
