import { describe, expect, it } from 'vitest';
import type { MessageName, Messages } from '#domain/mail/messages.ts';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { renderLetter } from './render.tsx';

const CONTACT = {
	reference: '7K3Q-9MDT',
	category: 'technical',
	name: 'Karin',
	email: 'karin@golf.example',
	subject: 'A <b>lost</b> ball',
	message: 'It lies left.\nOf the fourth.',
} as const;

/** What each letter has to say, in HTML and in plain text. */
const LETTERS: { [Name in MessageName]?: { data: Messages[Name]; subject: string; words: string[]; linked: boolean } } =
	{
		'newsletter-confirm': {
			data: {},
			subject: 'Please confirm: the Fescue newsletter',
			linked: true,
			words: ['Confirm my subscription', '24 hours', 'Then do nothing'],
		},
		'newsletter-welcome': {
			data: {},
			subject: 'Welcome to the Fescue newsletter',
			linked: true,
			words: ['https://golf.test/guides', 'without logging in'],
		},
		'contact-received': {
			data: CONTACT,
			subject: 'We have your message: 7K3Q-9MDT',
			linked: false,
			words: ['7K3Q-9MDT', 'Technical Support', 'reference number'],
		},
		'contact-message': {
			data: CONTACT,
			subject: '[7K3Q-9MDT] A <b>lost</b> ball',
			linked: false,
			words: ['It lies left.\nOf the fourth.', 'Karin, karin@golf.example', 'has not been confirmed'],
		},
		'application-received': {
			data: { firstName: 'Ada' },
			subject: 'Your application to review for Fescue',
			linked: true,
			words: ['Hello Ada,', '5-7 business days', 'Withdraw the application'],
		},
		'application-accepted': {
			data: { firstName: 'Ada', words: 'Welcome.', account: true },
			subject: 'You are a reviewer for Fescue',
			linked: false,
			words: ['Hello Ada,', 'The editor writes: Welcome.', 'badge stands beside your name'],
		},
		'application-declined': {
			data: { firstName: 'Ada', words: 'Tell us where you have played.', ground: 'too-brief', decision: 12 },
			subject: 'Your application to review for Fescue',
			linked: false,
			words: ['says too little', 'Tell us where you have played.', 'another editor decides', 'may apply again'],
		},
		'contact-answer': {
			data: { firstName: 'Karin', reference: '7K3Q-9MDT', category: 'technical', words: 'We have found it.' },
			subject: 'Re: your message 7K3Q-9MDT',
			linked: false,
			words: ['Hello Karin,', 'We have found it.', 'Technical Support', 'leave the number in its subject'],
		},
		'suggestion-accepted': {
			data: { name: 'Kiruna Midnight', path: '/courses/sweden/kiruna-midnight', mended: false, words: '' },
			subject: 'Kiruna Midnight is in the catalogue, thanks to you',
			linked: false,
			words: ['https://golf.test/courses/sweden/kiruna-midnight', 'has looked it up'],
		},
		'suggestion-declined': {
			data: { ground: 'duplicate', words: 'As Björkliden.' },
			subject: 'Your suggestion of a course',
			linked: false,
			words: ['We have this course already.', 'The editor writes: As Björkliden.'],
		},
		'member-suspended': {
			data: {
				firstName: 'Ada',
				ground: 'harm',
				words: 'He has a family.',
				until: '2026-12-24T00:00:00Z',
				decision: 12,
			},
			subject: 'Your account at Fescue is suspended until 24 December 2026',
			linked: false,
			words: ['Insults, threats', 'He has a family.', 'section 3', 'six months', 'sign in again from 24 December 2026'],
		},
		'suspension-lifted': {
			data: { firstName: 'Ada', words: '' },
			subject: 'Your account at Fescue is open again',
			linked: false,
			words: ['lifted the suspension', 'https://golf.test/auth/login'],
		},
		'badge-changed': {
			data: { firstName: 'Ada', has: false, words: 'They were bought.', decision: 12 },
			subject: 'Your reviewer badge at Fescue',
			linked: false,
			words: ['does not stand beside your name', 'They were bought.', 'another editor decides'],
		},
		'role-changed': {
			data: { firstName: 'Ada', role: 'chief', before: 'member' },
			subject: 'You are chief editor of Fescue',
			linked: false,
			words: ['Hello Ada,', 'https://golf.test/desk', 'second factor', 'Please write to'],
		},
		'sessions-ended': {
			data: { firstName: 'Ada', words: 'A sign-in from far away.' },
			subject: 'You have been signed out of Fescue',
			linked: false,
			words: ['every session', 'A sign-in from far away.', 'https://golf.test/auth/forgot-password'],
		},
		'suggestion-received': {
			data: {},
			subject: 'Thank you for your suggestion',
			linked: false,
			words: ['https://golf.test/find-course', 'An editor looks at what you have sent'],
		},
	};

describe.each(Object.entries(LETTERS))('the letter %s', (name, { data, subject, words, linked }) => {
	const letter = renderLetter(name as MessageName, data as never, FACTS);

	it('says what it has to say, in HTML and in plain text', () => {
		expect(letter.subject).toBe(subject);
		for (const word of words) {
			expect(letter.text).toContain(word);
			expect(letter.html).toContain(word);
		}
		expect(letter.text.includes(FACTS.link)).toBe(linked);
		expect(letter.html.includes(FACTS.link.replace('&', '&amp;'))).toBe(linked);
	});

	it('loads nothing and runs nothing', () => {
		expect(letter.html).not.toMatch(/<img|<link|<script|url\(|<b>/);
	});
});

it('S54: an acknowledgement carries no word that was typed', () => {
	const { html, text } = renderLetter('contact-received', CONTACT, FACTS);
	for (const typed of [CONTACT.name, CONTACT.subject, CONTACT.message, 'fourth'])
		expect(html + text).not.toContain(typed);
});

it('answers to a reader’s message go to the reader, and an issue’s welcome can be ended by mail programs', () => {
	expect(renderLetter('contact-message', CONTACT, FACTS).replyTo).toBe('karin@golf.example');
	expect(renderLetter('newsletter-welcome', {}, FACTS).unsubscribe).toBe(FACTS.link);
});

it.each([
	['member', false],
	['reviewer', true],
] as const)('the end of a role that leaves a %s says what stands beside the name', (role, badge) => {
	const letter = renderLetter('role-changed', { firstName: 'Ada', role, before: 'editor' }, FACTS);
	expect(letter.subject).toBe('You are no editor of Fescue any more');
	expect(letter.text).toContain('password alone');
	expect(letter.text.includes('the reviewer badge stands beside your name')).toBe(badge);
});

it.each([
	['chief', 'editor', 'You are chief editor of Fescue', 'you appoint and remove editors as well'],
	['editor', 'chief', 'You are an editor of Fescue', 'no longer appoint and remove editors'],
] as const)('a new role as %s is no welcome to whoever was %s, and asks for no second factor anew', (...facts) => {
	const [role, before, subject, says] = facts;
	const letter = renderLetter('role-changed', { firstName: 'Ada', role, before }, FACTS);
	expect(letter.subject).toBe(subject);
	expect(letter.text).toContain(says);
	expect(letter.text).toContain('Your second factor stays as it is.');
	expect(letter.text).not.toMatch(/welcome|first visit/i);
});
