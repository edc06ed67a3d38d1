import { setTimeout } from 'node:timers/promises';
import type { Database } from '#database/client.ts';
import {
	type Delivery,
	giveUpUnanswered,
	noteDelivery,
	noteIssueGoingOut,
	type Outcome,
	type Run,
	takeDelivery,
} from '#domain/newsletter/issue-commands.ts';
import type { RenderedLetter } from '#mail/render.tsx';
import type { Transport } from '../mail/mail.ts';
import { isFinal, isUnanswered } from '../mail/smtp.ts';

export type Sending = {
	db: Database;
	now: () => Date;
	transport: Transport;
	/** The issue for one subscriber, with the link that ends this subscription. */
	write: (subscriberId: string) => RenderedLetter;
	/** Milliseconds from the beginning of one letter to that of the next, at least. */
	pause: number;
	/** Lets milliseconds go by; a test has a clock of its own. */
	sleep?: (milliseconds: number) => Promise<unknown>;
	onProgress: (tally: Tally) => void;
};

/**
 * What a run has come to. `unsure`: the mail server was given the letter and did not answer. `stopped`: it took none of the last
 * letters; what it said.
 */
export type Tally = { sent: number; later: number; failed: number; unsure: number; stopped: string | null };

/** Subscribers are taken in the order of their ids. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** So many that were not taken one after the other say something of the mail server, whatever it answers. */
const TROUBLES_IN_A_ROW = 5;

/**
 * Sends an issue to every subscriber who has not had it, one after the other, and notes each before and after. Broken off
 * in the middle, it goes on where it was the next time. Gives up when the mail server takes none of five in a row.
 * Throws when the database does.
 */
export async function sendIssue(sending: Sending, run: Run): Promise<Tally> {
	const { db, now, pause, sleep = setTimeout, onProgress } = sending;
	const tally: Tally = { sent: 0, later: 0, failed: 0, unsure: 0, stopped: null };
	let inARow = 0;
	await giveUpUnanswered(db, run);
	let next = await takeDelivery(db, run, BEFORE_ALL, now());
	while (next !== null) {
		const began = now().getTime();
		const { outcome, trouble } = await deliver(sending, run.issue, next);
		const status = await noteDelivery(db, next, outcome, trouble);
		tally[status] += 1;
		onProgress(tally);
		inARow = status === 'sent' ? 0 : inARow + 1;
		if (inARow === TROUBLES_IN_A_ROW) return { ...tally, stopped: trouble };
		// A clock that was set back meanwhile is not to hold the issue up.
		const gone = Math.max(0, now().getTime() - began);
		if (gone < pause) await sleep(pause - gone);
		next = await takeDelivery(db, run, next.subscriberId, now());
	}
	return tally;
}

async function deliver({ db, transport, write }: Sending, issue: string, delivery: Delivery) {
	const { id, subscriberId, email } = delivery;
	try {
		const mail = { id, message: `newsletter-${issue}`, recipient: email, ...write(subscriberId) };
		await transport.send(mail, () => noteIssueGoingOut(db, delivery));
		return { outcome: 'sent' as const, trouble: null };
	} catch (error) {
		return { outcome: outcomeOf(error), trouble: error instanceof Error ? error.message : String(error) };
	}
}

function outcomeOf(error: unknown): Outcome {
	if (isUnanswered(error)) return 'unsure';
	return isFinal(error) ? 'failed' : 'later';
}
