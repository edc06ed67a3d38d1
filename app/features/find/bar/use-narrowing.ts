import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTouched } from '#app/lib/forms/form-touched.ts';
import { paths } from '../../../lib/paths.ts';

/** The id of the form, whose fields stand in two places of the page. */
export const FORM = 'find';

const PAUSE_MILLISECONDS = 150;

/** State of a history entry that typing has made: what is typed next takes its place, so that Back leaves the typing. */
const TYPED = { typed: true } as const;

/** What the form's fields stand for in the list that is shown. */
export type Narrowed = Record<'q' | 'country' | 'date' | 'handicap', string>;

/**
 * Narrows the list while somebody types, and at once when a choice is made or the form is sent: the address becomes what
 * the form would have asked the server for, and the list follows it.
 */
export function useNarrowing(narrowed: Narrowed) {
	const navigate = useNavigate();
	const { search, key } = useLocation();
	const form = useRef<HTMLFormElement>(null);
	/** What the form has asked for and has no list for yet. */
	const asked = useRef<string[]>([]);
	const shown = useRef(search);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(pause.current), []);

	// A field follows the address where somebody else has changed its part of it (Back, a link on the page), never while the
	// form itself is asking: "12." is on its way to "12.4", and the list for "1" may come when "12" is written.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address, not one another.
	useEffect(() => {
		const before = new URLSearchParams(shown.current);
		const now = new URLSearchParams(search);
		shown.current = search;
		const at = asked.current.lastIndexOf(search);
		asked.current = at < 0 ? [] : asked.current.slice(at + 1);
		if (at >= 0) return;
		// What was typed before somebody went elsewhere on the page is not asked for from there.
		clearTimeout(pause.current);
		write(form.current, narrowed, (name) => before.get(name) !== now.get(name));
	}, [key]);

	const ask = (form: HTMLFormElement, typed: boolean) => {
		clearTimeout(pause.current);
		const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
		const address = paths.findCourse(fields);
		const next = new URL(address, location.href).search;
		if (next === (asked.current.at(-1) ?? location.search)) return;
		asked.current.push(next);
		// What is taken back before its list has come leads to where the browser still stands, as it stands there.
		const isHere = next === location.search;
		const state = (isHere ? isTyped() : typed) ? TYPED : null;
		navigate(address, { replace: isHere || (typed && isTyped()), state, preventScrollReset: true });
	};

	// What was typed and chosen before the script was there is searched for; what the browser has put there of itself is not.
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the page has come to life.
	useEffect(() => {
		if (!form.current) return;
		if (isInUse(form.current)) ask(form.current, true);
		else write(form.current, narrowed, (name) => name !== 'q');
	}, []);

	return {
		form,
		typed: (form: HTMLFormElement | null) => {
			clearTimeout(pause.current);
			if (form) pause.current = setTimeout(() => ask(form, true), PAUSE_MILLISECONDS);
		},
		chosen: (form: HTMLFormElement | null) => form && ask(form, false),
		/** To be called when somebody goes on by something else than the form. */
		left: () => clearTimeout(pause.current),
		sent: (event: SubmitEvent<HTMLFormElement>) => {
			event.preventDefault();
			ask(event.currentTarget, false);
		},
	};
}

export type Narrowing = ReturnType<typeof useNarrowing>;

function write(form: HTMLFormElement | null, narrowed: Narrowed, which: (name: string) => boolean) {
	for (const [name, value] of Object.entries(narrowed).filter(([name]) => which(name))) {
		const field = form?.elements.namedItem(name);
		if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
	}
}

/** Whether somebody is at a form and has changed it; what nobody has in hand, the browser itself has put there. */
const isInUse = (form: HTMLFormElement) =>
	[...form.elements].some((one) => one === document.activeElement) && isTouched(form);

/**
 * Whether the browser stands at an entry that typing has made. Asked of the browser itself: the router's location comes
 * with the next rendering, and a fast hand would leave an entry for each pause it made before that.
 */
function isTyped(): boolean {
	const entry: unknown = history.state?.usr;
	return typeof entry === 'object' && entry !== null && 'typed' in entry;
}
