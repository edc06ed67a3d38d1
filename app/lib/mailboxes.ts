import type { Mailbox } from '#content/compile/tokens.ts';
import type { Site } from './context.ts';

/** The address of one of the house's mailboxes: info@… on the domain of the settings (decision S6). */
export const mailboxOf = ({ mailDomain }: Pick<Site, 'mailDomain'>, mailbox: Mailbox) => `${mailbox}@${mailDomain}`;
