import { isSecretField } from './secret-fields.ts';
import { openerIn, TYPED } from './written.ts';

/**
 * What was typed into a form that could not be sent: kept in this tab for whoever opened the form, until the form is there again.
 * Passwords and files are not kept.
 */
type Fields = [name: string, value: string][];

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
	const fields = [...data].filter(
		([name, value]) => typeof value === 'string' && name !== 'stamp' && !isSecretField(name),
	);
	try {
		sessionStorage.setItem(placeOf(action, openerIn(stamp)), JSON.stringify(fields));
	} catch {
		// Nothing to do: see above.
	}
}

/** What was typed into the form that has this stamp, by whoever opened it; null where nothing is kept. */
export function readTyped(action: string, stamp: string): Fields | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(action, openerIn(stamp))) ?? 'null');
		return isFields(kept) ? kept : null;
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

const isFields = (kept: unknown): kept is Fields =>
	Array.isArray(kept) && kept.every((field) => Array.isArray(field) && field.every((part) => typeof part === 'string'));
