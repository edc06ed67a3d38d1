import { contentPolicy, type PolicyNeeds } from '../security/content-policy.ts';

export type Finishing = PolicyNeeds & {
	/** The text of every built style sheet by its path. */
	styles: ReadonlyMap<string, string>;
	/** Shown on pages that report a failure. */
	requestId: string | null;
};

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;
const REFERENCE_PLACE = '<p data-request-id=""></p>';

/**
 * The last touch to a rendered page: its style sheets are put inside, so that the first picture needs one request, and
 * its Content-Security-Policy is made from what it then holds.
 */
export function finishPage(html: string, { styles, requestId, ...needs }: Finishing): { html: string; policy: string } {
	const styled = inlineStyles(html, styles);
	const finished = requestId
		? styled.replace(REFERENCE_PLACE, `<p data-request-id="">Reference ${requestId}</p>`)
		: styled;
	return { html: finished, policy: contentPolicy(finished, needs) };
}

function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
	const hydrates = html.includes('__reactRouterContext');
	return html.replace(SHEET_LINK, (link, href: string, rest: string) => {
		const text = styles.get(href);
		if (text === undefined) return link;
		const style = `<style>${text}</style>`;
		// React looks for the link when it hydrates; disabled, it is found there but neither loaded nor applied.
		return hydrates ? `${style}<link rel="stylesheet" href="${href}"${rest} disabled=""/>` : style;
	});
}
