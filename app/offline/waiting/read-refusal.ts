const GONE = 'What it belongs to is not there any more.';
const UNSAID = 'It was not taken as it stands.';
/** Of all that is announced the title of the list of errors says nothing by itself. */
const SAYING = '[id$="-error"]:not([hidden]), [role="alert"] > :not(p)';

/** What a page that refuses a form says: at its fields, and above them. */
export function readRefusal(status: number, page: string): string {
	if (status === 404) return GONE;
	const main = new DOMParser().parseFromString(page, 'text/html').querySelector('main');
	const said = [...(main?.querySelectorAll(SAYING) ?? [])].map(({ textContent }) => textContent?.trim() ?? '');
	return [...new Set(said)].filter(Boolean).join(' ') || UNSAID;
}
