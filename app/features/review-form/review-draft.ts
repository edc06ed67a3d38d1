import { useEffect, useRef, useState } from 'react';
import { DRAFTS, isOfMember, openerIn } from '#app/lib/forms/written.ts';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { REVIEW_FIELDS, type ReviewField } from './review-fields.ts';

/** What was typed and not sent yet, kept in this browser for whoever opened the form (decision X11). */
export type ReviewDraft = { values: Partial<Record<ReviewField, string>>; course: CourseChoice | null };

type DraftPlace = {
	formId: string;
	/** Of the form: it says whose draft it is. */
	stamp: string;
	/** Address part of the course the page was opened for; each such page has a draft of its own. */
	courseSlug: string | null;
	/** The round that it is made of, with what the form was given of it: each has a draft of its own, of what is written besides. */
	round: { id: number; given: Partial<Record<ReviewField, string>> } | null;
	/** That course. */
	opened: CourseChoice | null;
	/** The review was sent: nothing is left to keep. */
	sent: boolean;
	/** The page shows an answer with what was typed in it. */
	answered: boolean;
};

/** Where the draft of the form in the page is kept, and its photographs. */
let keptUnder: string[] = [];

/** For `clientAction`: the review was taken. Back may be pressed before the page that thanks has its script. */
export const forgetSentDraft = () => remove(...keptUnder);

/**
 * The kept draft, once the page is alive, null once it was thrown away; with `keep` for every change and `forget` to start afresh.
 * The form itself takes the draft in as it stands: one that was made anew would lose the focus of whoever is in it already.
 */
export function useReviewDraft({ formId, stamp, courseSlug, round, opened, sent, answered }: DraftPlace) {
	const opener = openerIn(stamp);
	const key = `${DRAFTS}${opener}:${courseSlug ?? ''}${round ? `:${round.id}` : ''}`;
	const photographsKey = `${key}:photographs`;
	const [draft, setDraft] = useState<ReviewDraft | null>();
	const given = round?.given ?? {};
	const restored = useRef<ReviewDraft['values']>(given);
	const valuesIn = (form: HTMLFormElement) => typedIn(form, isOfMember(opener), restored.current);
	const keep = (form: HTMLFormElement, course: CourseChoice | null) =>
		writeDraft(key, { values: valuesIn(form), course });

	// biome-ignore lint/correctness/useExhaustiveDependencies: a course that is read anew is the same one.
	useEffect(() => {
		keptUnder = [key, photographsKey];
		if (sent) remove(key, photographsKey);
		const form = document.forms.namedItem(formId);
		if (sent || answered || !form) return;
		const kept = readDraft(key);
		// What the browser has put back itself, of a form that may long have been sent, is nothing that somebody types now.
		if (!kept && isGoneBackTo()) restored.current = { ...given, ...valuesIn(form) };
		if (kept) {
			fillIn(form, kept.values, given);
			setDraft(kept);
		}
		// The details are a part that may come later, with what was kept of them.
		writeDraft(key, { values: { ...kept?.values, ...valuesIn(form) }, course: kept?.course ?? opened });
	}, [key, formId, sent, answered]);

	return {
		draft,
		/** Where its photographs are kept. */
		photographsKey,
		keep,
		forget() {
			remove(key, photographsKey);
			setDraft(null);
		},
	};
}

/** Beside what was typed before the page's script was there: that is newer, and a text is put after the one that was kept. */
function fillIn(form: HTMLFormElement, values: ReviewDraft['values'], given: ReviewDraft['values']) {
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
		if (field && ['', given[name as ReviewField]].includes(field.value)) field.value = value;
		else if (field?.type === 'textarea' && !field.value.includes(value)) field.value = `${value}\n\n${field.value}`;
	}
}

/** The name of a member comes with their form and is kept by no draft. */
function typedIn(form: HTMLFormElement, isMembers: boolean, restored: ReviewDraft['values']): ReviewDraft['values'] {
	const sent = new FormData(form);
	const unkept = ['courseId', 'location', 'email', ...(isMembers ? ['reviewerName'] : [])];
	const typed = REVIEW_FIELDS.filter((name) => !unkept.includes(name)).flatMap((name) => {
		const value = sent.get(name);
		return typeof value === 'string' && value !== '' && value !== restored[name] ? [[name, value] as const] : [];
	});
	return Object.fromEntries(typed);
}

const isGoneBackTo = () =>
	performance
		.getEntriesByType('navigation')
		.some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

// A browser may refuse its storage altogether; then there is no draft, and the form works as ever.

function readDraft(key: string): ReviewDraft | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
		return isDraft(kept) ? kept : null;
	} catch {
		return null;
	}
}

function writeDraft(key: string, draft: ReviewDraft) {
	try {
		// A name alone is worth no draft.
		if (Object.keys(draft.values).every((name) => name === 'reviewerName')) localStorage.removeItem(key);
		else localStorage.setItem(key, JSON.stringify(draft));
	} catch {
		// Nothing to do: see above.
	}
}

function remove(...keys: string[]) {
	try {
		for (const key of keys) localStorage.removeItem(key);
	} catch {
		// Nothing to do: see above.
	}
}

function isDraft(kept: unknown): kept is ReviewDraft {
	const { values, course }: { values?: unknown; course?: unknown } = Object(kept);
	return (
		isObject(values) &&
		Object.values(values).every((value) => typeof value === 'string') &&
		(course === null || (isObject(course) && ['slug', 'name', 'location', 'country'].every((part) => part in course)))
	);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
