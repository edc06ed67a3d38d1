import { formatNumber } from '../format/format.ts';
import { OFFLINE } from '../forms/offline-words.ts';
import { showPlainToast } from '../plain-toast.ts';
import { isMark, sendMark, showMarks } from './course-marks.ts';
import { followAsked, isFollow, sendFollow, showFollow } from './follow.ts';
import { isListLike, likeAsked, sendListLike, showListLike } from './like-list.ts';
import { showPlayedFilter } from './played-filter.ts';
import { ringAsked, showRing } from './show-ring.ts';
import { askFor, send, type ViewerState } from './viewer-state.ts';

const formsIn = () => [...document.querySelectorAll<HTMLFormElement>('form[data-action]')];

/**
 * Shows what the member has pressed and marked before, and the ways that are the member's own: to edit, to answer for the club, to the
 * reviews of golfers with such a handicap. One call for all courses of the page. Quiet where nobody answers.
 */
export async function showViewerState() {
	const forms = formsIn();
	const courses = [...new Set(forms.filter(isMark).map(courseOf))];
	// A page or a dialog is about one course at most; the marks of others stand in its lists.
	const main = forms.find((form) => isAboutCourse(form) || 'main' in form.dataset);
	const course = main && courseOf(main);
	const reviews = forms.flatMap(({ dataset }) => (dataset.review ? [Number(dataset.review)] : []));
	const state = await askFor({
		course,
		reviews,
		courses,
		ring: ringAsked(),
		follow: followAsked(),
		liked: likeAsked(),
	}).catch(() => null);
	if (!state) return;
	showRing(state);
	showFollow(state);
	showListLike(state);
	showMarks(state, courses);
	showPlayedFilter();
	if (course !== undefined) show(state, course);
}

/** Not one of many marks in a list, nor what is about the whole page. */
const isAboutCourse = (form: HTMLFormElement) => !isMark(form) && !isFollow(form) && !isListLike(form);

const courseOf = ({ dataset }: HTMLFormElement) => Number(dataset.course);

/**
 * Sends a small form in place, with the stamp that came with the viewer state: pressed a second time it takes back. Where it is refused
 * or does not get through, its own page opens and says why.
 */
export async function sendAction(form: HTMLFormElement) {
	if (isMark(form)) return sendMark(form);
	if (isFollow(form)) return sendFollow(form);
	if (isListLike(form)) return sendListLike(form);
	const button = form.querySelector('button');
	if (!button || form.dataset.sending) return;
	form.dataset.sending = 'yes';
	const { review = '' } = form.dataset;
	const course = courseOf(form);
	try {
		const { state } = await send({
			action: form.action + (button.ariaPressed === 'true' ? '/removal' : ''),
			asked: { course, reviews: review ? [Number(review)] : [] },
			// Of the form's own fields none is a file.
			fields: Object.fromEntries(new FormData(form)) as Record<string, string>,
			isOnce: true,
		});
		// Anything else is a page, and the form's own says the same in full.
		if (state) show(state, course);
		else form.submit();
	} catch (error) {
		// Where there is no connection its page cannot come either.
		if (error instanceof TypeError) showPlainToast({ title: 'Not sent', description: OFFLINE, tone: 'destructive' });
		else form.submit();
	}
	delete form.dataset.sending;
}

function show(state: ViewerState, course: number) {
	const { represents, band, own, counts } = state;
	for (const form of formsIn()) {
		if (courseOf(form) !== course || !isAboutCourse(form)) continue;
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

function isPressed({ dataset, elements }: HTMLFormElement, { helpful, cover }: ViewerState): boolean {
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
