import { sendToggle } from './toggle.ts';
import type { ViewerState } from './viewer-state.ts';

export const isFollow = ({ dataset }: HTMLFormElement) => dataset.action === 'follow';

const formOnPage = () => document.querySelector<HTMLFormElement>('form[data-action="follow"]');

/** The address of the page of which it is asked whether what it is about is followed. */
export const followAsked = () => formOnPage()?.dataset.at;

/** Shows whether what the page is about is followed; nobody follows their own page. */
export function showFollow({ follows }: Pick<ViewerState, 'follows'>) {
	const form = formOnPage();
	const button = form?.querySelector('button');
	if (!form || !button) return;
	form.hidden = follows === null;
	button.ariaPressed = String(follows);
}

/** Follows, or ends it where it is followed. */
export const sendFollow = (form: HTMLFormElement) =>
	sendToggle(form, { takingBack: '?end=yes', asked: { follow: followAsked() }, show: showFollow });
