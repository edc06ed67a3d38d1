import { formatNumber } from './format/format.ts';
import { OFFLINE } from './forms/offline-words.ts';
import { paths } from './paths.ts';
import { showPlainToast } from './plain-toast.ts';

/** As `account/marks` answers. */
type ViewerState = {
	liked: boolean;
	represents: boolean;
	band: string | null;
	helpful: number[];
	own: number[];
	choosesCovers: boolean;
	cover: string | null;
	counts: Record<string, number>;
	stamp: string;
};

/** For the next form that is pressed: of the member whose state is shown. Each is good for one. */
let stampNow: string | null = null;

const formsIn = () => [...document.querySelectorAll<HTMLFormElement>('form[data-action]')];

/**
 * Shows what the member has pressed before, and the ways that are the member's own: to edit, to answer for the club,
 * to the reviews of golfers with such a handicap. Quiet where nobody answers.
 */
export async function showViewerState() {
	for (const [course, forms] of Map.groupBy(formsIn(), (form) => Number(form.dataset.course))) {
		const reviews = forms.flatMap(({ dataset }) => (dataset.review ? [Number(dataset.review)] : []));
		const answer = await askFor(course, reviews).catch(() => null);
		if (answer) show(answer, course);
	}
}

async function askFor(course: number, reviews: number[]): Promise<ViewerState> {
	const answer = await fetch(paths.viewerState(course, reviews));
	if (!answer.ok) throw new Error(`the viewer state answered ${answer.status}`);
	return answer.json();
}

/**
 * Sends a small form in place, with the stamp that came with the viewer state: pressed a second time it takes back. Where it is refused
 * or does not get through, its own page opens and says why.
 */
export async function sendAction(form: HTMLFormElement) {
	const button = form.querySelector('button');
	if (!button || form.dataset.sending) return;
	form.dataset.sending = 'yes';
	const { course, review = '' } = form.dataset;
	const takesBack = button.ariaPressed === 'true';
	const reviews = review ? [Number(review)] : [];
	try {
		const stamp = stampNow ?? (await askFor(Number(course), reviews)).stamp;
		stampNow = null;
		const answer = await fetch(form.action + (takesBack ? '/removal' : ''), {
			method: 'POST',
			body: new URLSearchParams({
				// Of the form's own fields none is a file.
				...(Object.fromEntries(new FormData(form)) as Record<string, string>),
				stamp,
				back: paths.viewerState(Number(course), reviews),
			}),
		});
		// Done means: led to the viewer state. Anything else is a page, and the form's own says the same in full.
		if (!answer.ok || !new URL(answer.url).pathname.startsWith('/account/marks')) form.submit();
		else show(await answer.json(), Number(course));
	} catch (error) {
		// Where there is no connection its page cannot come either.
		if (error instanceof TypeError) showPlainToast({ title: 'Not sent', description: OFFLINE, tone: 'destructive' });
		else form.submit();
	}
	delete form.dataset.sending;
}

function show(state: ViewerState, course: number) {
	const { represents, band, own, counts } = state;
	stampNow = state.stamp;
	for (const form of formsIn()) {
		if (form.dataset.course !== String(course)) continue;
		const review = Number(form.dataset.review);
		const button = form.querySelector('button');
		if (button) button.ariaPressed = String(isPressed(form, state));
		// Nobody votes for a review of one's own, nor chooses a photograph of it.
		form.hidden = own.includes(review) || (form.dataset.action === 'cover' && !state.choosesCovers);
		const count = form.querySelector('[data-count]');
		if (count && review in counts) count.textContent = formatNumber(counts[review] ?? 0);
	}
	for (const link of document.querySelectorAll<HTMLElement>('[data-own]')) {
		if (own.includes(Number(link.dataset.own))) link.hidden = false;
	}
	for (const link of document.querySelectorAll<HTMLElement>('[data-club-answer]')) link.hidden = !represents;
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-like-me]')) {
		link.hidden = band === null;
		if (band) link.search = link.search.replace(/band=[^&]*/, `band=${encodeURIComponent(band)}`);
	}
}

function isPressed({ dataset, elements }: HTMLFormElement, { liked, helpful, cover }: ViewerState): boolean {
	if (dataset.action === 'like') return liked;
	if (dataset.action === 'helpful') return helpful.includes(Number(dataset.review));
	const photograph = elements.namedItem('photograph') as HTMLInputElement;
	return photograph.value === cover;
}

/** Shares the address of a link by the device's own means, else copies it and says so. */
export async function share(link: HTMLAnchorElement) {
	const { href, dataset } = link;
	if (navigator.share) {
		// Whoever closes the device's own dialog has changed their mind.
		await navigator.share({ title: dataset.share, url: href }).catch(() => {});
		return;
	}
	try {
		await navigator.clipboard.writeText(href);
		showPlainToast({ title: 'Link copied' });
	} catch {
		location.assign(href);
	}
}
