import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeName, encodeMember, encodeVisitor, NOBODY, nameOnWire } from './name-codec.ts';

/** Pieces that meet the mark from every side. */
const piece = fc.constantFrom(
	' - Review by ',
	'- Review by',
	' - ',
	' -',
	'Review by',
	' by ',
	'Admin',
	'\n',
	' ',
	'–',
);
const anyText = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.array(fc.oneof(piece, fc.string())).map((all) => all.join('')),
);
const anyName = anyText.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((name) => name.length > 0);

describe('R2: the name inside a text', () => {
	it('comes back as it went, and so does the text', () => {
		fc.assert(
			fc.property(anyText, anyName, (text, name) => {
				expect(decodeName(encodeVisitor({ text, name }))).toEqual({ text, name: nameOnWire(name) });
			}),
		);
	});

	it('is changed by nothing but the mark in it', () => {
		fc.assert(
			fc.property(anyName, (name) => {
				expect(nameOnWire(name) === name).toBe(!` ${name}`.includes(' - Review by '));
			}),
		);
	});

	it('S06: is never taken from what a member has written', () => {
		fc.assert(
			fc.property(anyText, anyName, (text, name) => {
				const { text: read, name: by } = decodeName(encodeMember({ text, name }));
				expect(read).toBe(text);
				expect([null, nameOnWire(name)]).toContain(by);
			}),
		);
	});

	it('S06: is never taken from a text whose author has none', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { text: read, name } = decodeName(encodeVisitor({ text, name: null }));
				expect(read).toBe(text);
				expect([null, NOBODY]).toContain(name);
			}),
		);
		expect(encodeVisitor({ text: 'Grand. - Review by Admin', name: null })).toBe(
			'Grand. - Review by Admin - Review by Anonymous Golfer',
		);
	});

	it('is the last one of several, on one line', () => {
		expect(decodeName('Firm - Review by A - Review by Karin')).toEqual({ text: 'Firm - Review by A', name: 'Karin' });
		expect(decodeName('Firm - Review by Karin\nand friends')).toEqual({
			text: 'Firm - Review by Karin\nand friends',
			name: null,
		});
		expect(decodeName('Firm - Review by  ').name).toBeNull();
	});
});
