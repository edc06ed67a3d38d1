import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isTouched } from '../../lib/form-touched.ts';
import { paths } from '../../lib/paths.ts';

const PAUSE_MILLISECONDS = 150;

/** State of a history entry that typing has made: what is typed next takes its place, so that Back leaves the typing. */
const TYPED = { typed: true } as const;

/**
 * Narrows the list while somebody types, and at once when a choice is made or the form is sent: the address becomes what
 * the form would have asked the server for, and the list follows it. `q` is the text that the present list is for.
 */
export function useNarrowing(q: string) {
	const navigate = useNavigate();
	const text = useRef<HTMLInputElement>(null);
	/** Texts asked for whose lists have not come yet. */
	const asked = useRef<string[]>([]);
	const shown = useRef(q);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(pause.current), []);

	// The text follows the address when somebody else has changed it (Back, "clear"), never while it is being typed.
	useEffect(() => {
		if (q === shown.current) return;
		shown.current = q;
		const at = asked.current.lastIndexOf(q);
		asked.current = at < 0 ? [] : asked.current.slice(at + 1);
		if (at < 0 && text.current) text.current.value = q;
	}, [q]);

	const ask = (form: HTMLFormElement, typed: boolean) => {
		clearTimeout(pause.current);
		const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
		const address = paths.findCourse(fields);
		if (address === location.pathname + location.search) return;
		if (fields.q !== shown.current) asked.current.push(fields.q ?? '');
		navigate(address, { replace: typed && isTyped(), state: typed ? TYPED : null, preventScrollReset: true });
	};

	// What was typed and chosen before the script was there is searched for as well.
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the page has come to life.
	useEffect(() => {
		const form = text.current?.form;
		if (form && isInUse(form)) ask(form, true);
	}, []);

	return {
		text,
		typed: (form: HTMLFormElement | null) => {
			clearTimeout(pause.current);
			if (form) pause.current = setTimeout(() => ask(form, true), PAUSE_MILLISECONDS);
		},
		chosen: (form: HTMLFormElement | null) => form && ask(form, false),
		sent: (event: SubmitEvent<HTMLFormElement>) => {
			event.preventDefault();
			ask(event.currentTarget, false);
		},
	};
}

/** Whether somebody is at a form and has changed it; what nobody has in hand, the browser itself has put there. */
export const isInUse = (form: HTMLFormElement) => form.contains(document.activeElement) && isTouched(form);

/**
 * Whether the browser stands at an entry that typing has made. Asked of the browser itself: the router's location comes
 * with the next rendering, and a fast hand would leave an entry for each pause it made before that.
 */
function isTyped(): boolean {
	const entry: unknown = history.state?.usr;
	return typeof entry === 'object' && entry !== null && 'typed' in entry;
}
