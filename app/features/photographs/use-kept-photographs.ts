import { useEffect, useRef } from 'react';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import type { ChosenPhotograph } from '#domain/pictures/shapes.ts';
import { type Change, type Picked, toChosen } from './picked.ts';

const NONE = '[]';

/**
 * Keeps in this browser, under `key`, which photographs were sent ahead of a review that is not sent yet, and brings those
 * of before back to an empty picker: a phone that takes a picture may throw the page away. Without a key nothing is kept.
 */
export function useKeptPhotographs(key: string | undefined, picked: readonly Picked[], dispatch: (by: Change) => void) {
	const isFirst = useRef(true);
	const chosen = JSON.stringify(toChosen(picked));
	useEffect(() => {
		if (key === undefined) return;
		const photographs = isFirst.current && chosen === NONE ? read(key) : null;
		isFirst.current = false;
		if (photographs === null) write(key, chosen);
		else if (photographs.length > 0) dispatch({ kind: 'kept', photographs });
	}, [key, chosen, dispatch]);
}

// A browser may refuse its storage altogether; then nothing is kept, and the picker works as ever.

function read(key: string): ChosenPhotograph[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? NONE);
		return Array.isArray(kept) ? kept.filter(isChosen).slice(0, PICTURE_LIMITS.photographs) : [];
	} catch {
		return [];
	}
}

function write(key: string, chosen: string) {
	try {
		if (chosen === NONE) localStorage.removeItem(key);
		else localStorage.setItem(key, chosen);
	} catch {
		// Nothing to do: see above.
	}
}

function isChosen(kept: unknown): kept is ChosenPhotograph {
	const { id, alt }: { id?: unknown; alt?: unknown } = Object(kept);
	return typeof id === 'string' && typeof alt === 'string';
}
