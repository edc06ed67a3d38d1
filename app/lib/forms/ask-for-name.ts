import button from '../../ui/button.module.css';

/** What the server answers to the script that sent a form which somebody else has opened. */
type Question = { detail: string; name: string; stamp: string };

const LOOK = `margin: auto; max-inline-size: min(30rem, 100vw - 2 * var(--gutter)); padding: var(--space-5); border: 1px solid var(--hairline);
border-radius: var(--radius-float); background: var(--card); color: var(--ink); box-shadow: var(--shadow)`;

/**
 * Asks in a dialog whether the form is to be sent as the member who is signed in now. Nothing in it is lost: it is the form of the
 * page that is sent again, with that member's stamp.
 */
export function askForName(url: string, answer: unknown) {
	const { detail, name, stamp } = JSON.parse(String(answer)) as Question;
	const form = [...document.forms].find(({ action, method }) => method === 'post' && action === url);
	const field = form?.elements.namedItem('stamp');
	if (!form || !(field instanceof HTMLInputElement)) return;
	const dialog = document.createElement('dialog');
	dialog.style.cssText = LOOK;
	const words = document.createElement('h2');
	words.id = 'asks-for-name';
	words.style.cssText = 'font-size: var(--head-3)';
	words.textContent = detail;
	dialog.setAttribute('aria-labelledby', words.id);
	const choices = document.createElement('p');
	choices.style.cssText = 'display: flex; flex-wrap: wrap; gap: var(--space-3); margin-block-start: var(--space-5)';
	const send = () => {
		dialog.close();
		field.value = stamp;
		form.requestSubmit();
	};
	choices.append(
		buttonOf(`Send it as ${name}`, 'green', send),
		buttonOf('Not now', 'line', () => dialog.close()),
	);
	dialog.append(words, choices);
	dialog.onclose = () => dialog.remove();
	document.body.append(dialog);
	dialog.showModal();
}

function buttonOf(label: string, look: 'green' | 'line', onclick: () => void) {
	const made = document.createElement('button');
	return Object.assign(made, {
		type: 'button',
		textContent: label,
		className: `${button.button} ${button[look]}`,
		onclick,
	});
}
