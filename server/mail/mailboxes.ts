import type { ContactMailboxes } from '../settings/config.ts';

const MAILBOX = 'mailbox:';

/**
 * Finds the address of a recipient: a mailbox of the house for `mailbox:technical` and the like, as the settings have it
 * when the letter goes out. Any other recipient is an address already.
 */
export function createAddressOf(mailboxes: ContactMailboxes): (recipient: string) => string {
	return (recipient) => {
		if (!recipient.startsWith(MAILBOX)) return recipient;
		// The outbox is written by our own commands, which know the categories.
		return mailboxes[recipient.slice(MAILBOX.length) as keyof ContactMailboxes];
	};
}
