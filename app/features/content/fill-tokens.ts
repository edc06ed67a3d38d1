import { type Mailbox, TOKEN } from '#content/compile/tokens.ts';
import { type Kept, RETENTION } from '#domain/shared/retention.ts';
import type { Site } from '../../lib/context.ts';
import { mailboxOf } from '../../lib/mailboxes.ts';

type Settings = Pick<Site, 'companyName' | 'companyAddress' | 'mailDomain'> &
	Partial<Pick<Site, 'origin' | 'mapStyle'>>;

/** The tokens of compiled HTML filled in; mailboxes become links. Settings are text and are escaped. */
export function fillHtml(html: string, site: Settings): string {
	return html.replace(TOKEN, (_, name: string) => {
		const words = escapeHtml(settingOf(name, site));
		return name.startsWith('mail:') ? `<a href="mailto:${words}">${words}</a>` : words;
	});
}

/** The tokens of compiled plain text filled in, so that a search finds what the page shows. */
export const fillText = (text: string, site: Settings) =>
	text.replace(TOKEN, (_, name: string) => settingOf(name, site));

function settingOf(name: string, site: Settings): string {
	if (name === 'company') return site.companyName;
	// The address may begin with the company, and in our texts it follows the company's name.
	if (name === 'address') return site.companyAddress.replace(`${site.companyName}, `, '');
	if (name === 'outside') return outsideWords(site);
	// Compiling has refused every other name.
	if (name.startsWith('kept:')) return RETENTION[name.replace('kept:', '') as Kept].words;
	return mailboxOf(site, name.replace('mail:', '') as Mailbox);
}

/** An operator's own style of maps may come from elsewhere; nothing else does. */
function outsideWords({ origin, mapStyle }: Settings): string {
	const others = mapStyle?.origins.filter((one) => one !== origin) ?? [];
	const hosts = new Intl.ListFormat('en-GB').format(others.map((one) => new URL(one).host));
	if (hosts === '') return 'No fonts, maps or scripts loaded from other companies that would show them your visit.';
	return `No fonts or scripts loaded from other companies that would show them your visit. The land of a map that can be moved comes from ${hosts}: your browser asks there for the parts that you look at, and with that shows the address of your connection.`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
