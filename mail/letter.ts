import type { MessageName, Messages } from '#domain/mail/messages.ts';

/** What a letter says, whatever it looks like: the frame makes HTML of it, `toText` the plain text beside it. */
export type Letter = {
	subject: string;
	/** What mail programs print beside the subject. */
	preview: string;
	heading: string;
	/** "Ada", or nothing where no name is known or it is none to print. Null: a letter that greets nobody. */
	name: string | null;
	paragraphs: string[];
	/** Words of our own with headings and links, after the paragraphs. */
	body?: { html: string; text: string };
	/** The one thing to do. */
	button?: { label: string; href: string };
	/** To be typed on the page that asked for it. */
	code?: string;
	/** In small type below: how long it holds, what to do if it was not you. */
	notes: string[];
	/** Who gets the answers. */
	replyTo?: string;
	/** Ends what the letter is part of, also by the button of mail programs (RFC 8058). */
	unsubscribe?: string;
};

/** What every letter may print of the installation and of its own link. */
export type Facts = {
	companyName: string;
	companyAddress: string;
	/** Where help is asked for. */
	supportAddress: string;
	/** The site's address; `host` is how people say it. */
	origin: string;
	/** What the letter's link does; empty for letters without one. */
	link: string;
	/** Empty for letters without one. */
	code: string;
	/** Where its reader objects to the decision it tells of; empty for letters that tell of none. */
	appeal: string;
	/** Pages that letters lead to. */
	pages: Record<'login' | 'forgotPassword' | 'settings' | 'news' | 'guides' | 'faq' | 'findCourse', string>;
};

export type Write<Name extends MessageName> = (data: Messages[Name], facts: Facts) => Letter;

/**
 * A first name, or nothing where somebody wrote something else into its field: letters go to addresses that strangers
 * type, and must not carry a stranger's words.
 */
export const nameOf = ({ firstName }: { firstName: string }) =>
	/^[\p{L}\p{M}](?:[\p{L}\p{M}’' -]{0,38}[\p{L}\p{M}])?$/u.test(firstName) ? firstName : '';

/** "15 June 2026", of a calendar day or a moment in UTC. */
export const formatDay = (iso: string): string =>
	new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "15 June 2026, 12:00 UTC". */
export function formatMoment(iso: string): string {
	const moment = new Date(iso);
	const day = formatDay(iso);
	const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
	return `${day}, ${time} UTC`;
}

/** The first line of a letter; null where it greets nobody. */
export const greeting = ({ name }: Letter) => (name === null ? null : name ? `Hello ${name},` : 'Hello,');

/** The letter as plain text, its lines as long as their paragraphs. */
export function toText(letter: Letter, facts: Facts): string {
	const { heading, paragraphs, body, button, code, notes } = letter;
	const hello = greeting(letter);
	return [
		heading.toUpperCase(),
		...(hello ? [hello] : []),
		...paragraphs,
		...(body ? [body.text] : []),
		...(button ? [`${button.label}:\n${button.href}`] : []),
		...(code ? [code] : []),
		...notes,
		`--\n${facts.companyAddress}\n${facts.origin}`,
	].join('\n\n');
}
