import { z } from 'zod';
import { EMAIL_MESSAGE } from './email-message.ts';

/** The longest address that can be delivered (RFC 5321, errata 1690). */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/** One address without comments, quotes or line ends (S08). Each character can be matched in one way only (S11). */
const ADDRESS =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const FOREIGN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An e-mail address in the one form it is stored and compared in (S20): trimmed, lower case, the domain in ASCII
 * (`bücher.example` as `xn--bcher-kva.example`). `a+1@…` and `a@…` stay two addresses: only their host knows better.
 */
export const emailAddress = z
	.string({ error: EMAIL_MESSAGE })
	.overwrite(canonicalEmail)
	// One check and not three: whatever aborts here would keep a form from comparing its other fields.
	.refine(isDeliverable, EMAIL_MESSAGE);

function isDeliverable(email: string): boolean {
	return email.length <= LONGEST && ADDRESS.test(email) && email.indexOf('@') <= LONGEST_LOCAL_PART;
}

function canonicalEmail(text: string): string {
	// Whatever is far too long is refused by its length; it need not be read.
	if (text.length > 2 * LONGEST) return text;
	const address = text.trim().toLowerCase();
	const at = address.lastIndexOf('@');
	return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

function asciiDomain(domain: string): string {
	if (!FOREIGN_DOMAIN.test(domain) || !URL.canParse(`https://${domain}`)) return domain;
	return new URL(`https://${domain}`).hostname;
}
