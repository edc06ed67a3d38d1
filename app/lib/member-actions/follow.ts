import { OFFLINE } from '../forms/offline-words.ts';
import { showPlainToast } from '../plain-toast.ts';
import { send, type ViewerState } from './viewer-state.ts';

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

/** Follows, or ends it where it is followed. Where it is refused or does not get through, the button's own page opens and says why. */
export async function sendFollow(form: HTMLFormElement) {
	if (form.dataset.sending) return;
	form.dataset.sending = 'yes';
	const isOn = form.querySelector('button')?.ariaPressed === 'true';
	try {
		const { state } = await send({ action: form.action + (isOn ? '?end=yes' : ''), asked: { follow: followAsked() } });
		if (state) showFollow(state);
		else form.submit();
	} catch (error) {
		if (error instanceof TypeError) showPlainToast({ title: 'Not sent', description: OFFLINE, tone: 'destructive' });
		else form.submit();
	}
	delete form.dataset.sending;
}
