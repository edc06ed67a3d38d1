/** Mail programs want styles on the elements themselves. */
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "'Instrument Serif',Georgia,'Times New Roman',serif";
const TEXT = `font-family:${SANS};font-size:16px;line-height:25px;color:#17231c`;

const STYLES: Record<string, string> = {
	p: `margin:0 0 16px;${TEXT}`,
	li: `margin:0 0 10px;${TEXT}`,
	ul: 'margin:0 0 16px;padding:0 0 0 22px',
	ol: 'margin:0 0 16px;padding:0 0 0 22px',
	h2: `margin:32px 0 14px;padding:22px 0 0;border-top:1.5px solid #17231c;font-family:${SERIF};font-weight:400;font-size:29px;line-height:33px;color:#17231c`,
	blockquote: `margin:0 0 6px;font-family:${SERIF};font-size:23px;line-height:31px;color:#17231c`,
	a: 'color:#1f5a43',
};

/** Compiled HTML as a mail program shows it: styles on its elements, links of the site at their full address. */
export function styleHtml(html: string, origin: string): string {
	return html
		.replace(/<(p|li|ul|ol|h2|blockquote|a)\b([^>]*)>/g, (_, tag: string, rest: string) => {
			const attributes = rest.replace(/ id="[^"]*"/, '').replace(/href="\//, `href="${origin}/`);
			return `<${tag}${attributes} style="${STYLES[tag]}">`;
		})
		.trim();
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** The same as plain text: a blank line between paragraphs, the address of a link after its words. */
export function textOf(html: string, origin: string): string {
	return (
		html
			.replace(/\s*\n\s*/g, ' ')
			.replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, words: string) => {
				return `${words} (${href.startsWith('/') ? origin : ''}${href})`;
			})
			// Isolated, as its element isolates it.
			.replace(/<bdi>([\s\S]*?)<\/bdi>/g, '\u2068$1\u2069')
			.replace(/<h2[^>]*>([\s\S]*?)<\/h2>/g, (_, words: string) => `\n\n${words.toUpperCase()}\n\n`)
			.replace(/<li[^>]*>/g, '\n- ')
			.replace(/<\/(?:p|ul|ol|blockquote)>/g, '\n\n')
			.replace(/<[^>]*>/g, '')
			.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
			.replace(/[ \t]*\n[ \t]*/g, '\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim()
	);
}
