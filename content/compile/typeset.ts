/** Straight quotes and apostrophes as a printer sets them. */
export function typeset(text: string): string {
	return text
		.replace(/(^|[\s([{–—/])"/g, '$1“')
		.replace(/"/g, '”')
		.replace(/(^|[\s([{–—/“])'/g, '$1‘')
		.replace(/'/g, '’');
}
