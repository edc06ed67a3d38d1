import { isSecretField } from './secret-fields.ts';
import { openerIn, TYPED } from './written.ts';

/**
 * What was typed into a form that could not be sent: kept in this tab for whoever opened the form, until the form is there again.
 * Passwords and files are not kept.
 */
export type Typed = {
	fields: [name: string, value: string][];
	/** Whether files had been chosen too. */
	hadFiles: boolean;
};

/** What nobody has typed: the page's own, and where somebody is, which is kept nowhere. */
const UNKEPT = new Set(['stamp', 'latitude', 'longitude', 'accuracy']);

/** A form, with where it is sent. */
type Sent = { action: string; data: FormData };

const placeOf = (action: string, opener: string) => {
	const { pathname, search } = new URL(action, location.href);
	return `${TYPED}${opener}:${pathname}${search}`;
};

// A browser may refuse its storage altogether; then nothing is kept, and forms work as ever.

export function keepTyped({ action, data }: Sent) {
	const stamp = data.get('stamp');
	if (typeof stamp !== 'string') return;
	const kept = {
		fields: [...data].filter(([name, value]) => typeof value === 'string' && !UNKEPT.has(name) && !isSecretField(name)),
		hadFiles: [...data].some(([, value]) => typeof value === 'object' && value.size > 0),
	};
	try {
		sessionStorage.setItem(placeOf(action, openerIn(stamp)), JSON.stringify(kept));
	} catch {
		// Nothing to do: see above.
	}
}

/** What was typed into the form that has this stamp, by whoever opened it; null where nothing is kept. */
export function readTyped(action: string, stamp: string): Typed | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(action, openerIn(stamp))) ?? 'null');
		return isTyped(kept) ? kept : null;
	} catch {
		return null;
	}
}

export function dropTyped(action: string, stamp: string) {
	try {
		sessionStorage.removeItem(placeOf(action, openerIn(stamp)));
	} catch {
		// Nothing to do: see above.
	}
}

function isTyped(kept: unknown): kept is Typed {
	const { fields, hadFiles }: { fields?: unknown; hadFiles?: unknown } = Object(kept);
	return typeof hadFiles === 'boolean' && Array.isArray(fields) && fields.every(isField);
}

const isField = (field: unknown) => Array.isArray(field) && field.every((part) => typeof part === 'string');
