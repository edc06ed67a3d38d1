import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, visibleLength } from './text.ts';

describe('text as it is stored', () => {
	it('S06: has no NUL, no control characters and no lone surrogates, and one kind of line end', () => {
		expect(cleanText('a\0b\u001b[31mc\ud800d\r\ne\rf\ufffe')).toBe('ab[31mcd\ne\nf');
	});

	it('S05: is composed, and a pile of 2,000 marks becomes three', () => {
		expect(cleanText('Ho\u0308llviken')).toBe('Höllviken');
		expect([...cleanText(`q${'\u0316'.repeat(2_000)}`)]).toHaveLength(4);
	});

	it('keeps paragraphs, at most one empty line apart', () => {
		expect(cleanText('one \n\n\n\ntwo\n')).toBe('one\n\ntwo');
	});

	it('S08: is one line where a line is wanted', () => {
		expect(cleanLine(' Karin\r\nBcc:\tx \u2028 y ')).toBe('Karin Bcc: x y');
	});

	it('does not change when it is cleaned again', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const clean = cleanText(text);
				expect(cleanText(clean)).toBe(clean);
				expect(clean.isWellFormed()).toBe(true);
			}),
		);
	});

	it('S05: is as long as what a reader sees of it', () => {
		expect(visibleLength('\u200b\u2060\u3164\u2800 \n')).toBe(0);
		expect(visibleLength('a \t\n b')).toBe(3);
		expect(visibleLength('👍')).toBe(1);
	});
});
