import { setTimeout } from 'node:timers/promises';
import {
	goneUnanswered,
	mayNotGoAgain,
	noteBrokenOff,
	noteFailed,
	noteGoingOut,
	noteSent,
	noteTrouble,
	noteVoid,
	type TakenLetter,
	takeLetters,
} from '#domain/mail/delivery-commands.ts';
import type { MessageName, Messages } from '#domain/mail/messages.ts';
import { PERHAPS_DELIVERED } from '#domain/mail/unanswered.ts';
import type { FactsOf } from '../mail/facts.ts';
import type { BuiltLetters } from '../mail/letters.ts';
import type { Transport } from '../mail/mail.ts';
import { isBrokenOff, isFinal, isUnanswered } from '../mail/smtp.ts';
import { fillAlertLetter } from './alert-letters.ts';
import { fillNewsLetter, type NewsLetterParts } from './news-letters.ts';

export type OutboxParts = NewsLetterParts & {
	transport: Transport;
	/** The built letters, loaded when there is one to write. */
	letters: () => Promise<BuiltLetters>;
	factsOf: FactsOf;
	/** The address behind a recipient such as `mailbox:technical`; any other is its own. */
	addressOf: (recipient: string) => string;
	report: (message: string, error: unknown) => void;
	/** Whether the site is being stopped. */
	isStopping?: () => boolean;
	/** Lets milliseconds go by; a test has a clock of its own. */
	sleep?: (milliseconds: number) => Promise<unknown>;
};

/** How many letters are on their way at once: a mail server that dawdles over one does not hold up the rest. */
const AT_ONCE = 5;

/** Milliseconds between two tries to note that a letter has gone out. */
const NOTING_PAUSE = 1_000;

/** Sends every letter that is due, and returns how many were taken in hand. Throws when the database does. */
export async function sendDueLetters(parts: OutboxParts): Promise<number> {
	const letters = await takeLetters(parts.db, parts.now(), AT_ONCE);
	const outcomes = await Promise.allSettled(letters.map((letter) => sendLetter(parts, letter)));
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	if (failed) throw failed.reason;
	return letters.length;
}

async function sendLetter(parts: OutboxParts, letter: TakenLetter): Promise<void> {
	const { db, transport } = parts;
	if (mayNotGoAgain(letter)) return giveUp(parts, letter);
	if (letter.tokenId !== null && letter.linkKind === null) return noteVoid(db, letter);
	const beforeText = async () => {
		if (!(await noteGoingOut(db, letter))) throw new Error('another worker has the letter by now');
	};
	try {
		const written = await writeLetter(parts, letter);
		if (!written) return noteVoid(db, letter);
		await transport.send(written, beforeText);
	} catch (error) {
		return noteNotSent(parts, letter, error);
	}
	return noteArrived(parts, letter);
}

/** Its text went out as often as any may, and no worker lived to note what the last one was answered. */
async function giveUp({ db, report }: OutboxParts, letter: TakenLetter) {
	report('A letter was given up', new Error(PERHAPS_DELIVERED));
	return noteFailed(db, letter, null);
}

async function noteNotSent({ db, now, report }: OutboxParts, letter: TakenLetter, error: unknown) {
	const known = isUnanswered(error) ? goneUnanswered(letter) : letter;
	if (isBrokenOff(error)) return noteBrokenOff(db, known, now());
	const trouble = error instanceof Error ? error.message : String(error);
	report('Sending a letter failed', error);
	return isFinal(error) ? noteFailed(db, known, trouble) : noteTrouble(db, known, trouble, now());
}

/**
 * A letter that has gone out and is not noted would go out again: where the database is away, it is tried for as long as
 * nobody else may take the letter. A stop waits for one more try. Throws what the last one threw.
 */
async function noteArrived({ db, now, isStopping, sleep = setTimeout }: OutboxParts, letter: TakenLetter) {
	const sentAt = now();
	for (;;) {
		try {
			return await noteSent(db, letter.id, sentAt);
		} catch (error) {
			if (isStopping?.() || now().getTime() + NOTING_PAUSE >= letter.nextAttemptAt.getTime()) throw error;
		}
		await sleep(NOTING_PAUSE);
	}
}

/** Null where there is nothing to tell any more. */
async function writeLetter(parts: OutboxParts, letter: TakenLetter) {
	const { letters, factsOf, addressOf } = parts;
	const { id } = letter;
	const recipient = addressOf(letter.recipient);
	const { renderLetter } = await letters();
	// The outbox is written by `postLetter` alone, which lets a message go with its own data only.
	const message = letter.message as MessageName;
	const data = await dataOf(message, parts, letter);
	return data && { id, message, recipient, ...renderLetter(message, data, factsOf(letter)) };
}

/** What a letter tells: of what somebody follows or plans it is read only now. */
async function dataOf(message: MessageName, parts: OutboxParts, letter: TakenLetter) {
	if (message === 'news-of-the-week') return fillNewsLetter(parts, letter);
	if (message === 'course-alert') return fillAlertLetter(parts, letter);
	return letter.data as Messages[MessageName];
}
