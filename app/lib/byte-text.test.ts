import { describe, expect, it } from 'vitest';
import { bytesOf, byteTextFrom, byteTextOf, takeByteText } from './byte-text.ts';

describe('a byte text', () => {
	it.each(['', 'Ljunghusen', '<p>€50 – 日本 “Höllviken”</p>', '🏌️‍♀️ at the 18th', 'é'.repeat(100_000)])(
		'has the UTF-8 bytes of %.40s',
		(text) => {
			expect(bytesOf(byteTextOf(text)).toString()).toBe(text);
			expect(byteTextFrom(Buffer.from(text))).toBe(byteTextOf(text));
		},
	);

	it('leaves what is ASCII as it is', () => {
		expect(byteTextOf('<head>').length).toBe(6);
		expect(byteTextOf('– </head>').indexOf('</head>')).toBe(4);
	});

	it('S06: has U+FFFD for half of a letter, as UTF-8 has', () => {
		expect(bytesOf(byteTextOf('a\ud800b')).toString()).toBe('a\ufffdb');
	});

	it('takes the bytes of a part of a buffer', () => {
		expect(byteTextFrom(Buffer.from('fairway').subarray(0, 4))).toBe('fair');
	});

	it('R45: gives back the memory of bytes that it was to take, unless others share it', () => {
		const [own, shared] = [Buffer.alloc(8_192, 'a'), Buffer.alloc(8_192, 'b')];
		expect(takeByteText(own)).toBe('a'.repeat(8_192));
		expect(own.buffer.byteLength).toBe(0);
		expect(takeByteText(shared.subarray(1))).toBe('b'.repeat(8_191));
		expect(shared.toString('latin1')).toBe('b'.repeat(8_192));
	});
});
