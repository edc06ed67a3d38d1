import { contentPolicy, type PolicyNeeds } from '../security/content-policy.ts';
import { deferScripts, hydrates } from './defer-scripts.ts';

export type Inlining = Omit<PolicyNeeds, 'styles'> & {
	/** The text of every built style sheet by its path. */
	styles: ReadonlyMap<string, string>;
	/** Shown on pages that report a failure. */
	requestId: string | null;
};

/** The framework names a sheet that scripts which come late have too with a `#` behind it. */
const SHEET_LINK = /<link rel="stylesheet" href="([^"#]+)(#?)"([^>]*?)\/?>/g;
const ANY_SHEET = /<link\b[^>]*\brel="?stylesheet/g;
/** Without its sheets, in characters. With all of them a longer page would pass the 14 KB that a server may send at once. */
const LONG_PAGE = 30_000;
/** In characters. A request for so little would cost more than its bytes. */
const SHORT_SHEET = 1_500;
/** Every style sheet stands before it. */
const HEAD_END = '</head>';
const REFERENCE_PLACE = '<p data-request-id=""></p>';

/**
 * The last touch to a rendered page: its style sheets are put inside, so that the first picture needs one request, and
 * its Content-Security-Policy is made from what it then holds. Throws where React has written the links of built sheets in another way.
 */
export function inlineStyles(rendered: string, inlining: Inlining): { body: Buffer; policy: string } {
	const { styles, requestId, ...needs } = inlining;
	// The page can be read and used before its script is there: words, fonts and pictures go first.
	const html = deferScripts(rendered);
	const at = html.indexOf(HEAD_END);
	const end = at < 0 ? html.length : at;
	const isTakenOver = hydrates(html);
	const inside = new Set<string>();
	let known = 0;
	const head = html.slice(0, end).replace(SHEET_LINK, (link, href: string, mark: string, rest: string) => {
		known += 1;
		const text = styles.get(href);
		if (text === undefined || (mark && rendered.length > LONG_PAGE && text.length > SHORT_SHEET)) return link;
		inside.add(text);
		const style = `<style>${text}</style>`;
		// React looks for the link when it hydrates; disabled, it is found there but neither loaded nor applied.
		return isTakenOver ? `${style}<link rel="stylesheet" href="${href}${mark}"${rest} disabled=""/>` : style;
	});
	// In development nothing is built, and Vite links the sheets in ways of its own.
	if (styles.size > 0 && (html.match(ANY_SHEET)?.length ?? 0) !== known)
		throw new Error('a style sheet is linked in another way than expected');
	const finished = head + html.slice(end);
	return {
		body: Buffer.from(requestId ? finished.replace(REFERENCE_PLACE, named(requestId)) : finished),
		// The page without its sheets is looked through: it is shorter, and the hashes of the sheets are known.
		policy: contentPolicy(html, { ...needs, styles: inside }),
	};
}

const named = (requestId: string) => `<p data-request-id="">Reference ${requestId}</p>`;
