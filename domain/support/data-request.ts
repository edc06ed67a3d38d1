const SIGNS = [
	/\bgdpr\b/i,
	/\bdata (?:protection|subject|portability)\b/i,
	/\b(?:article|art\.?) ?(?:1[5-9]|2[01])\b/i,
	/\bright (?:of|to) (?:access|erasure|be forgotten|rectification|object)\b/i,
	/\b(?:delete|erase|remove|copy of|export|correct|access to|send me|what)\b.{0,40}\bpersonal (?:data|information)\b/is,
	/\b(?:delete|erase|remove|copy of|export)\b.{0,25}\bmy (?:data|account)\b/is,
];

/**
 * Whether a message reads like a request about personal data, which the law wants answered within a month. A hint alone:
 * an editor sets it right.
 */
export const readsAsDataRequest = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
