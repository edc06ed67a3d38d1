import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cleanWebsite } from './clean-text.ts';

const text = (raw: string) => cleanText(raw).text;

describe('a text from a file', () => {
	it('loses markup and what stands in scripts', () => {
		expect(text('<b>Grange Castle</b>')).toBe('Grange Castle');
		expect(text('Abbey <script>alert(1)</script>Par 3')).toBe('Abbey Par 3');
		expect(text('Ardee Golf Club"><img src=x onerror=alert(1)>')).toBe('Ardee Golf Club');
		expect(text('&lt;script&gt;alert(1)&lt;/script&gt;Ardee')).toBe('Ardee');
		expect(text('&amp;lt;b&amp;gt;Ardee')).toBe('Ardee');
		expect(cleanText('<i>Ardee</i>').markup).toBe(true);
	});

	it('has its entities decoded and its blanks folded', () => {
		expect(text('  Abbeyleix&nbsp;Golf &amp;\t Country\r\nClub ')).toBe('Abbeyleix Golf & Country Club');
		expect(text('Ljunghusen&#39;s &#x47;olf')).toBe("Ljunghusen's Golf");
	});

	it('loses control characters, direction overrides and zero-width letters', () => {
		expect(text('Arklow\u0007\u0000 Golf')).toBe('Arklow Golf');
		expect(text('Golf \u202egolf\u202c')).toBe('Golf golf');
		expect(text('\u200b\ufeff')).toBe('');
		expect(text('\ud800Golf')).toBe('Golf');
	});

	it('is no formula for a spreadsheet', () => {
		expect(cleanText('=HYPERLINK("http://evil.example","Adare")')).toMatchObject({ text: '', formula: true });
		expect(cleanText(' @SUM(1+1)')).toMatchObject({ text: '', formula: true });
		expect(text('+353 1 234')).toBe('353 1 234');
		expect(text('- Golf Club')).toBe('Golf Club');
	});

	it.each(['', '-', 'null', 'N/A', 'None', '\u00a0', '???'])('is nothing when it says "%s"', (nothing) => {
		expect(text(nothing)).toBe('');
	});

	it('is normalised, so that composed and decomposed letters are the same', () => {
		expect(text('Abbeka\u030as')).toBe('Abbekås');
	});

	it('never keeps what could do harm, whatever it was', () => {
		const nasty = fc.string({
			unit: fc.constantFrom(...'<>&;=+-@ab"/\u0000\u202e\t\n\ud800', '&lt;', '<script>', '&#60;'),
		});
		fc.assert(
			fc.property(nasty, (raw) => {
				const clean = text(raw);
				expect(clean).not.toMatch(/[<>\p{Cc}\p{Cf}]|^[=+\-@]/u);
				expect(clean.isWellFormed()).toBe(true);
			}),
		);
	});
});

describe('a website from a file', () => {
	it.each([
		['https://www.agestagk.se/', 'https://www.agestagk.se/'],
		[' HTTP://Golf.Example/a?b=c ', 'http://golf.example/a?b=c'],
		['https://one.example;https://two.example', 'https://one.example/'],
	])('is kept when it is http or https: %s', (raw, kept) => {
		expect(cleanWebsite(raw)).toBe(kept);
	});

	it.each([
		'javascript:alert(1)',
		'data:text/html,x',
		'www.no-scheme.example',
		'http://a b.example/',
		'https://user@host.example',
		'http://localhost',
		`https://golf.example/${'a'.repeat(600)}`,
		'',
	])('is dropped otherwise: %s', (raw) => {
		expect(cleanWebsite(raw)).toBeNull();
	});
});
