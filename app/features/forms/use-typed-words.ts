import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isHinted } from '#app/lib/auth/stored.ts';
import { isTouched } from '#app/lib/forms/form-touched.ts';
import { dropTyped, keepTyped, readTyped, type Typed } from '#app/lib/forms/typed-words.ts';
import { areWordsForgotten, isOfMember, openerIn } from '#app/lib/forms/written.ts';
import { showToast } from '#app/ui/toast-store.ts';

/** A page that learns who is signed in may make its form anew right after it was filled in: until then the words stay kept. */
const SETTLED_MILLISECONDS = 5_000;

const stampIn = (form: HTMLFormElement) => {
	const field = form.elements.namedItem('stamp');
	return field instanceof HTMLInputElement ? field.value : null;
};

/**
 * Gives back what was typed into a form before its member had to sign in again, and keeps what stands in it when its page gives
 * way because the session has ended. What is sent is kept in `watchPosts` until it has arrived.
 */
export function useTypedWords(place: RefObject<HTMLFormElement | null>, action: string) {
	useEffect(() => {
		const form = place.current;
		const stamp = form && stampIn(form);
		const typed = stamp ? readTyped(action, stamp) : null;
		if (!form || !stamp || !typed) return;
		let stop = () => {};
		let dropping: ReturnType<typeof setTimeout>;
		let isGone = false;
		const fill = async () => {
			const { fillForm } = await import('#app/lib/forms/fill-form.ts');
			if (isGone) return;
			stop = fillForm(form, typed.fields);
			dropping = setTimeout(dropTyped, SETTLED_MILLISECONDS, action, stamp);
			showToast(wordsOf(typed));
		};
		// Where it cannot be loaded it stays kept.
		fill().catch(() => {});
		return () => {
			isGone = true;
			clearTimeout(dropping);
			stop();
		};
	}, [place, action]);

	useLayoutEffect(() => {
		const form = place.current;
		return () => {
			const stamp = form && stampIn(form);
			if (!form || !stamp || !isOfMember(openerIn(stamp))) return;
			if (!isHinted() && !areWordsForgotten() && isTouched(form)) keepTyped({ action, data: new FormData(form) });
		};
	}, [place, action]);
}

/** No page may put a file into a form: only whoever chose it can. */
function wordsOf({ fields, hadFiles }: Typed) {
	const unsent = 'It has not been sent yet.';
	if (!hadFiles) return { title: 'What you wrote is here again', description: unsent };
	if (fields.length === 0) return { title: CHOOSE_AGAIN, description: `${unsent} No page can keep a file.` };
	return { title: 'What you wrote is here again', description: `${unsent} ${CHOOSE_AGAIN}: no page can keep a file.` };
}

const CHOOSE_AGAIN = 'Choose your file again';
