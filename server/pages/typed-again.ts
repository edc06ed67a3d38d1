import { CHANGE_EMAIL_LABELS, SIGN_UP_LABELS } from '#app/features/auth/labels.ts';
import { isSecretField } from '#app/lib/forms/secret-fields.ts';
import { escapeXml } from '#app/lib/machines/xml.ts';
import type { TypedAgain } from '../http/problem.ts';
import type { RenderRequest } from './render.ts';

/** A posted form, of which no more counts here. */
export type SentForm = { raw: { url?: string | undefined }; post: NonNullable<RenderRequest['post']> };

/** Why a form comes back on a plain page. */
type Why =
	| { kind: 'outage' }
	| { kind: 'signed-out' | 'unproven'; to: string }
	/** `stamp`: of the member who is signed in now. */
	| { kind: 'other-name'; question: string; name: string; stamp: string };

/** Of the fields that come back empty. */
const SECRET_LABELS: Partial<Record<string, string>> = {
	currentPassword: CHANGE_EMAIL_LABELS.currentPassword,
	confirmPassword: SIGN_UP_LABELS.confirmPassword,
	code: 'Code from the app',
};
/** What a form carries by itself: nobody has typed it. */
const CARRIED = new Set(['stamp', 'back', 'plain', 'intent', 'version']);
/** From here on a field is taken for words that somebody would miss, not for a choice. */
const WORDS_LENGTH = 20;

const fieldsOf = ({ post }: SentForm) => [...new URLSearchParams(post.body.toString())];

export const hasSecrets = (sent: SentForm) => fieldsOf(sent).some(([name]) => isSecretField(name));

/** Whether anything would be lost with the form. */
export const hasWords = (sent: SentForm) =>
	sent.post.files.length > 0 || fieldsOf(sent).some(([name, value]) => !CARRIED.has(name) && value.trim() !== '');

/** The form that was sent, on a page that says why: it shows what was typed and sends the same again. */
export function typedAgain(sent: SentForm, why: Why): TypedAgain {
	const { title, text } = WORDS[why.kind];
	return {
		title,
		text: why.kind === 'other-name' ? `${escapeXml(why.question)} ${text}` : text,
		form: linkOf(why) + formOf(sent, why),
	};
}

const WORDS: Record<Why['kind'], { title: string; text: string }> = {
	outage: {
		title: 'Not sent yet',
		text: 'The site cannot be reached just now. What you typed is kept on this page: send it again in a minute.',
	},
	'signed-out': {
		title: 'Authentication Required',
		text: 'Please log in to access this page. What you typed is kept here: log in in the new window, then come back and send it again.',
	},
	unproven: {
		title: 'The second factor first',
		text: 'What you typed is kept here: show the second factor in the new window, then come back and send it again.',
	},
	'other-name': { title: 'Not sent yet', text: 'What you typed is kept on this page.' },
};

const LINKS = { 'signed-out': 'Log in', unproven: 'Show the second factor' };

const linkOf = (why: Why) =>
	'to' in why
		? `<p><a href="${escapeXml(why.to)}" target="_blank">${LINKS[why.kind]} (opens a new window)</a></p>`
		: '';

function formOf(sent: SentForm, why: Why): string {
	const stamp = why.kind === 'other-name' ? why.stamp : null;
	const fields = fieldsOf(sent).filter(([name]) => stamp === null || name !== 'stamp');
	const inputs = [...(stamp === null ? [] : [['stamp', stamp] as const]), ...fields].map(([name, value]) =>
		isSecretField(name)
			? secretField(name)
			: `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
	);
	const shown = fields
		.filter(([name, value]) => value.trim().length >= WORDS_LENGTH && !CARRIED.has(name) && !isSecretField(name))
		.map(([, value]) => `<blockquote>${escapeXml(value)}</blockquote>`);
	const files =
		sent.post.files.length > 0 ? '<p>Choose your photographs again once it is sent: they could not be kept.</p>' : '';
	const button = why.kind === 'other-name' ? `Send it as ${escapeXml(why.name)}` : 'Send it again';
	return `<form method="post" action="${escapeXml(sent.raw.url ?? '/')}">${shown.join('')}${inputs.join('')}${files}<p><button type="submit">${button}</button></p></form>`;
}

/** A secret stands in no page, so it is asked for once more. */
const secretField = (name: string) =>
	`<label>${SECRET_LABELS[name] ?? 'Password'}<input type="${name === 'code' ? 'text' : 'password'}" name="${escapeXml(name)}" required autocomplete="${name === 'code' ? 'one-time-code' : name === 'currentPassword' ? 'current-password' : 'new-password'}"></label>`;
