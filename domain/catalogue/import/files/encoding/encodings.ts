import { DOS_PAGES } from './dos-pages.ts';

/** The name of an encoding that can be read, as `findEncoding` gives it. */
export type Encoding = string;

/** Decodes bytes piece by piece. */
export type Decoder = { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** Names that the platform does not know, beside those it does. */
const OTHER_NAMES: Readonly<Record<string, Encoding>> = {
	cp932: 'shift_jis',
	ms932: 'shift_jis',
	cp936: 'gbk',
	cp949: 'euc-kr',
	ms949: 'euc-kr',
	uhc: 'euc-kr',
	cp950: 'big5',
	cp874: 'windows-874',
	tis620: 'windows-874',
	macroman: 'macintosh',
	ansi: 'windows-1252',
	utf8bom: 'utf-8',
	utf16: 'utf-16le',
	utf32: 'utf-32le',
	utf32le: 'utf-32le',
	utf32be: 'utf-32be',
	latin9: 'iso-8859-15',
	eucjp: 'euc-jp',
	euckr: 'euc-kr',
};

/** The encoding that somebody means by a name in any spelling ("cp1250", "Windows 1250", "latin2", "sjis"); null for none. */
export function findEncoding(name: string): Encoding | null {
	const plain = name.trim().toLowerCase();
	const bare = plain.replace(/[^a-z0-9]/g, '');
	const other = OTHER_NAMES[bare];
	if (other) return other;
	const page = `cp${bare.replace(/^(cp|ibm|dos|oem|windows|codepage)/, '')}`;
	if (page in DOS_PAGES) return page;
	return (
		[plain, bare, plain.replace(/[\s_]+/g, '-'), page, `windows-${page.slice(2)}`].map(knownHere).find(Boolean) ?? null
	);
}

/** A decoder of an encoding of `findEncoding`; letters that it lacks become U+FFFD. */
export function decoderOf(encoding: Encoding): Decoder {
	const page = DOS_PAGES[encoding];
	if (page) return pageDecoder(page);
	if (encoding.startsWith('utf-32')) return new Utf32Decoder(encoding.endsWith('le'));
	return new TextDecoder(encoding);
}

/** As people write it: "UTF-8", "Windows-1250", "Shift_JIS". */
export function nameOfEncoding(encoding: Encoding): string {
	if (encoding === 'shift_jis') return 'Shift_JIS';
	return encoding
		.replace(/^(utf|iso|euc|koi8|gbk|cp|ibm)/, (start) => start.toUpperCase())
		.replace(/^[a-z]/, (start) => start.toUpperCase());
}

function knownHere(label: string): Encoding | null {
	try {
		return new TextDecoder(label).encoding;
	} catch {
		return null;
	}
}

function pageDecoder(page: string): Decoder {
	return {
		decode: (bytes) =>
			Array.from(bytes ?? [], (byte) => (byte < 128 ? String.fromCharCode(byte) : page.charAt(byte - 128))).join(''),
	};
}

/** Four bytes a letter, which nothing else here can read. */
class Utf32Decoder implements Decoder {
	readonly #little: boolean;
	#held: Uint8Array = new Uint8Array();

	constructor(little: boolean) {
		this.#little = little;
	}

	decode(bytes: Uint8Array = new Uint8Array()): string {
		const all = Buffer.concat([this.#held, bytes]);
		const whole = all.length - (all.length % 4);
		this.#held = all.subarray(whole);
		let text = '';
		for (let at = 0; at < whole; at += 4) {
			const code = this.#little ? all.readUInt32LE(at) : all.readUInt32BE(at);
			if (code !== 0xfeff) text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
		}
		return text;
	}
}
