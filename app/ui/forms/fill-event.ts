const EVENT = 'fescue:fill';

/** Tells the field that stands for a hidden one, such as a combobox, what it is to hold. */
export const announceFill = (field: HTMLInputElement, value: string) =>
	field.dispatchEvent(new CustomEvent<string>(EVENT, { detail: value, bubbles: true }));

/** Hears what the hidden field of this name is to hold. Returns what ends the listening. */
export function onFill(name: string, listener: (value: string) => void): () => void {
	const heard = (event: Event) => {
		if ((event.target as HTMLInputElement).name === name) listener((event as CustomEvent<string>).detail);
	};
	addEventListener(EVENT, heard);
	return () => removeEventListener(EVENT, heard);
}
