import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Options = {
	/** The text field that the list belongs to, and the id of the list. */
	field: RefObject<HTMLInputElement | null>;
	id: string;
	/** Whether it opens as soon as somebody is in the field, or only when they type or ask for it with an arrow. */
	opensAtOnce: boolean;
	/** Whether somebody has typed before the list was there. */
	isTyped: boolean;
};

/** A list under a text field that is gone through by the arrows: the combobox of ARIA, around a field that is somebody else's. */
export function useSuggestionList({ field, id, opensAtOnce, isTyped }: Options) {
	const [text, setText] = useState('');
	const [isOpen, setOpen] = useState(false);
	const [pointed, setPointed] = useState(-1);

	const open = useEffectEvent(() => {
		setText(field.current?.value ?? '');
		setPointed(-1);
		setOpen(true);
	});
	const close = () => {
		setOpen(false);
		setPointed(-1);
	};

	const pressed = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			if (isOpen) setPointed(nextOf(id, pointed, step));
			else open();
		} else if (event.key === 'Escape' && isOpen) {
			event.preventDefault();
			close();
		} else if (event.key === 'Enter' && isOpen) {
			const option = document.getElementById(`${id}-${pointed}`);
			close();
			// With nothing pointed at, Enter sends the form.
			if (!option) return;
			event.preventDefault();
			option.click();
		}
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: `close` is the same whenever it is made, `isTyped` is asked once.
	useEffect(() => {
		const input = field.current;
		if (!input) return;
		const listening = new AbortController();
		const { signal } = listening;
		input.addEventListener('input', () => open(), { signal });
		input.addEventListener('click', () => opensAtOnce && open(), { signal });
		input.addEventListener('focus', () => opensAtOnce && open(), { signal });
		input.addEventListener('blur', close, { signal });
		input.addEventListener('keydown', (event) => pressed(event), { signal });
		// What was typed before this was there is looked for, also where the page has taken it for its address by now.
		const typed = isTyped || input.value !== input.defaultValue;
		if (document.activeElement === input && (opensAtOnce || typed)) open();
		return () => listening.abort();
	}, [field, opensAtOnce]);

	useEffect(() => describeField(field.current, id, isOpen ? pointed : null), [field, id, isOpen, pointed]);

	return { text, isOpen, pointed, setPointed, close };
}

/** Says of a field that it has the list, and which option is pointed at: -1 none; null where the list is closed. */
function describeField(field: HTMLInputElement | null, id: string, pointed: number | null) {
	const isOpen = pointed !== null;
	const told = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': `${isOpen}`, 'aria-controls': id };
	for (const [name, value] of Object.entries(told)) field?.setAttribute(name, value);
	if (isOpen && pointed >= 0) field?.setAttribute('aria-activedescendant', `${id}-${pointed}`);
	else field?.removeAttribute('aria-activedescendant');
}

/** The option before or after one, by their numbers in the page; from the last the first, and none before the first. */
function nextOf(id: string, pointed: number, step: number): number {
	const next = pointed + step;
	if (next < -1) return document.querySelectorAll(`#${id} [role="option"]`).length - 1;
	const option = document.getElementById(`${id}-${next}`);
	option?.scrollIntoView({ block: 'nearest' });
	return option ? next : -1;
}
