import { announceFill } from '#app/ui/forms/fill-event.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * Puts what was typed before into a form, also into parts of it that come later. Returns what ends the waiting for these. Fields
 * that nobody sees keep what the page has given them.
 */
export function fillForm(form: HTMLFormElement, fields: Fields): () => void {
	for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
		box.checked = fields.some(([name, value]) => name === box.name && value === box.value);
	}
	let rest = fill(form, fields);
	const watch = new MutationObserver(() => {
		rest = fill(form, rest);
		if (rest.length === 0) watch.disconnect();
	});
	if (rest.length > 0) {
		for (const part of form.querySelectorAll('details')) part.open = true;
		watch.observe(form, { childList: true, subtree: true });
	}
	return () => watch.disconnect();
}

/** Gives back the fields that the form does not have (yet). */
function fill(form: HTMLFormElement, fields: Fields): Fields {
	return fields.filter(([name, value]) => {
		const found = form.elements.namedItem(name);
		if (!found) return value !== '';
		if (found instanceof RadioNodeList) found.value = value;
		else put(found as HTMLInputElement, value);
		return false;
	});
}

function put(field: HTMLInputElement, value: string) {
	if (field.type === 'hidden') announceFill(field, value);
	else if (field.type !== 'checkbox' && field.type !== 'file') field.value = value;
}
