const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for element content and attributes of XML 1.0; characters that XML cannot hold at all are left out. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(/[^\t\n\r\x20-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
