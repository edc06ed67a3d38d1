import { askQueue } from '#app/offline/waiting/ask-queue.ts';
import { hasWaiting } from '#app/offline/waiting/flag.ts';
import { paths } from '../paths.ts';
import { showPlainToast } from '../plain-toast.ts';
import { showPlayedFilter } from './played-filter.ts';
import { readPresentOpener } from './present-opener.ts';
import { ringAsked, showRing } from './show-ring.ts';
import { send, type ViewerState } from './viewer-state.ts';

/** What a form says that it marks: `played`, or `like`, the wish to play. */
const MARKS = ['played', 'like'];

/** The page stands for the courses in it; some stand there twice, as in a list and in the dialog over it. */
const formsOf = (mark: string, course: string) =>
	document.querySelectorAll<HTMLFormElement>(`form[data-action="${mark}"][data-course="${course}"]`);

export const isMark = ({ dataset }: HTMLFormElement) => MARKS.includes(dataset.action ?? '');

/** Shows which of these courses are marked. */
export function showMarks({ wanted, played }: ViewerState, courses: readonly number[]) {
	for (const course of courses) {
		showUnlessSent('like', String(course), wanted.includes(course));
		showUnlessSent('played', String(course), played.includes(course));
	}
}

/** A tap that is on its way says more than an answer that was asked for before it. */
function showUnlessSent(mark: string, course: string, isOn: boolean) {
	if (!wishes.has(`${mark} ${course}`)) press(mark, course, isOn);
}

function press(mark: string, course: string, isOn: boolean) {
	for (const form of formsOf(mark, course)) {
		const button = form.querySelector('button');
		if (button) button.ariaPressed = String(isOn);
	}
}

/** What is wished of marks whose last tap has not been answered yet. */
const wishes = new Map<string, boolean>();

/**
 * Sets a mark, or takes it back where it is set: shown at once, and set back with a message where it fails. Taps that come while one is
 * on its way wait for it, and the last of them holds.
 */
export async function sendMark(form: HTMLFormElement) {
	const { action: mark = '', course = '' } = form.dataset;
	const wish = form.querySelector('button')?.ariaPressed !== 'true';
	const key = `${mark} ${course}`;
	const isUnderWay = wishes.has(key);
	wishes.set(key, wish);
	press(mark, course, wish);
	if (isUnderWay) return;
	let sent = wish;
	try {
		for (let isNew = true; isNew; isNew = wishes.get(key) !== sent) {
			sent = wishes.get(key) ?? sent;
			if (!(await sendOne(form, sent))) break;
		}
	} catch (error) {
		const isOffline = error instanceof TypeError;
		if (!isOffline || !(await keepMark(form, sent))) {
			press(mark, course, !sent);
			tellFailure(isOffline ? OFFLINE : FAILED);
		}
	}
	wishes.delete(key);
}

/** Whether the mark was set or taken back. Where something has to be asked first its own page opens, which does so. */
async function sendOne(form: HTMLFormElement, isOn: boolean): Promise<boolean> {
	const { action: mark = '', course = '' } = form.dataset;
	const { status, state } = await send({
		action: form.action + (isOn ? '' : '/removal'),
		asked: { courses: [Number(course)], ring: mark === 'played' ? ringAsked() : undefined },
	});
	if (state) {
		showRing(state);
		forgetKept(form);
		if (mark === 'played' && !isOn && state.played.includes(Number(course))) {
			press(mark, course, true);
			showPlainToast({ title: 'Still played', description: 'Your review, check-in or round there says so.' });
		}
		if (mark === 'played') showPlayedFilter();
		return true;
	}
	press(mark, course, !isOn);
	if (status === 429) tellFailure(TOO_MANY);
	else if (status >= 500) tellFailure(FAILED);
	else form.submit();
	return false;
}

const tellFailure = (description: string) => showPlainToast({ title: 'Not marked', description, tone: 'destructive' });

/** Keeps a mark that nobody has heard of until somebody does. Whether it is kept: it may not be known whose it is. */
async function keepMark(form: HTMLFormElement, isOn: boolean): Promise<boolean> {
	const opener = readPresentOpener();
	const { course = '' } = form.dataset;
	if (!opener) return false;
	const about = form.querySelector('button')?.ariaLabel ?? '';
	const isKept = await askQueue('keep', {
		id: idOfKept(form),
		opener,
		kind: 'mark',
		about: isOn ? about : `${about} (taken back)`,
		action: new URL(form.action).pathname + (isOn ? '' : '/removal'),
		fields: [['back', paths.viewerState({ courses: [Number(course)] })]],
	})?.catch(() => false);
	if (isKept) showPlainToast({ title: 'Kept on this device', description: KEPT });
	return isKept ?? false;
}

/** One of each course: what is wished last holds. */
const idOfKept = ({ dataset: { action, course } }: HTMLFormElement) => `${readPresentOpener()} ${action} ${course}`;

/** A mark that was sent takes the place of one that was kept before. */
async function forgetKept(form: HTMLFormElement) {
	if (await hasWaiting()) await askQueue('taken', idOfKept(form))?.catch(() => {});
}

const KEPT = 'You are offline. It is marked once there is a connection.';
const FAILED = 'That did not get through. Please try again.';
const OFFLINE = 'You are offline. Please mark it again once you are back.';
const TOO_MANY = 'That was a great many at once. Please wait a minute, then go on.';
