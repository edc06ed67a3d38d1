import { OFFLINE } from '../forms/offline-words.ts';
import type { paths } from '../paths.ts';
import { showPlainToast } from '../plain-toast.ts';
import { send, type ViewerState } from './viewer-state.ts';

type Toggled = {
	/** What its address has more where a press takes back. */
	takingBack: string;
	asked: Parameters<typeof paths.viewerState>[0];
	/** The form takes a stamp but once. */
	isOnce?: boolean;
	show: (state: ViewerState) => void;
};

/** Presses a form of one button, or takes it back where it is pressed. Where it is refused or does not get through, its own page opens and says why. */
export async function sendToggle(form: HTMLFormElement, { takingBack, asked, isOnce, show }: Toggled) {
	if (form.dataset.sending) return;
	form.dataset.sending = 'yes';
	const isOn = form.querySelector('button')?.ariaPressed === 'true';
	try {
		const { state } = await send({ action: form.action + (isOn ? takingBack : ''), asked, isOnce });
		if (state) show(state);
		else form.submit();
	} catch (error) {
		if (error instanceof TypeError) showPlainToast({ title: 'Not sent', description: OFFLINE, tone: 'destructive' });
		else form.submit();
	}
	delete form.dataset.sending;
}
