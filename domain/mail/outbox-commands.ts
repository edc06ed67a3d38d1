import type { Database } from '#database/client.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import type { MessageName, Messages } from './messages.ts';

export type Letter<Name extends MessageName = MessageName> = {
	message: Name;
	recipient: string;
	data: Messages[Name];
	/** The link or code it carries. */
	tokenId?: string;
	/** Not to be sent before then. */
	notBefore?: Date;
};

/** Puts a letter in the outbox, in the transaction of what it tells of: both are kept or neither is. */
export async function postLetter<Name extends MessageName>(tx: Database, letter: Letter<Name>, now: Date) {
	const { message, recipient, data, tokenId = null, notBefore = now } = letter;
	await tx
		.insert(mailOutbox)
		.values({ message, recipient, data: { ...data }, tokenId, nextAttemptAt: notBefore, createdAt: now });
}

/** Writes as much as `postLetter` does and sends nothing: an address we do not know must not answer faster (S12). */
export async function postNothing(tx: Database, now: Date) {
	await tx
		.insert(mailOutbox)
		.values({ message: 'nothing', recipient: '', data: {}, status: 'void', nextAttemptAt: now, createdAt: now });
}
