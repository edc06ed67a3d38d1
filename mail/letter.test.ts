import { describe, expect, it } from 'vitest';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { formatMoment, nameOf } from './letter.ts';
import { renderLetter } from './render.tsx';

describe('the name in a letter', () => {
	it.each(['Ada', 'Åsa', "D'Arcy", 'Jean-Luc', 'María José', '明'])('is printed: %s', (firstName) => {
		expect(nameOf({ firstName })).toBe(firstName);
	});

	it.each([
		'',
		'visit evil.example',
		'https://evil.example',
		'You won £500!',
		'Ada\r\nBcc: x@evil.example',
		'x'.repeat(60),
	])('S08: is left out where a stranger wrote something else there: %j', (firstName) => {
		expect(nameOf({ firstName })).toBe('');
		expect(renderLetter('confirm', { firstName }, FACTS).text).toContain('\n\nHello,\n\n');
	});
});

it('S01: prints what it was given and runs none of it', () => {
	const newEmail = '<script>alert(1)</script>@golf.example';
	const { html } = renderLetter('email-change-new', { firstName: '', newEmail }, FACTS);
	expect(html).not.toContain('<script>');
	expect(html).toContain('&lt;script&gt;');
});

it('shows beside the subject its preview, and nothing of its text after it', () => {
	const { html } = renderLetter('confirm', { firstName: 'Ada' }, FACTS);
	const filling = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(
		150 - 'One press, and your account is open.'.length,
	);
	expect(html).toContain(`One press, and your account is open.<div>${filling}</div></div>`);
});

it('loads nothing from anywhere: opening it tells nobody', () => {
	const { html } = renderLetter('confirm', { firstName: 'Ada' }, FACTS);
	expect(html).not.toMatch(/<img|<link|<script|url\(/);
});

it('prints moments in one time zone and says which', () => {
	expect(formatMoment('2026-12-31T23:59:00+02:00')).toBe('31 December 2026, 21:59 UTC');
});

it('makes the addresses in its notes ones to press, and none of what a stranger has typed', () => {
	const deleted = { firstName: 'Ada', at: '2026-06-15T12:00:00Z', reviews: 'kept' } as const;
	expect(renderLetter('account-deleted', deleted, FACTS).html).toContain('href="mailto:support@fescue.example"');
	expect(renderLetter('already-registered', { firstName: 'Ada' }, FACTS).html).toContain(
		`href="${FACTS.pages.forgotPassword}"`,
	);
	const report = { reference: '7K3Q-9MDT', reported: 'review', course: 'Ljunghusen' } as const;
	const received = renderLetter('report-received', { firstName: '', at: deleted.at, ...report }, FACTS);
	expect(received.html).toContain('href="mailto:support@fescue.example"');
	const { html } = renderLetter('email-change-new', { firstName: '', newEmail: 'typed@evil.example' }, FACTS);
	expect(html).not.toContain('mailto:typed');
});
