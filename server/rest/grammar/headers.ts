import type { IncomingHttpHeaders } from 'node:http';
import { RestError } from '../rest-error.ts';

export type Form = 'array' | 'object';
/** What is asked for by headers: the form of the answer, whether to count, whether to tell what was stored. */
export type Preferences = { form: Form; counted: boolean; told: boolean };

const OBJECT = 'application/vnd.pgrst.object+json';
/** What an answer of a form is sent as. */
export const MEDIA: Record<Form, string> = {
	array: 'application/json; charset=utf-8',
	object: `${OBJECT}; charset=utf-8`,
};
const ARRAYS = ['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json', ''];
/** `missing=default` is what this site does anyway, and to be lenient is what nobody needs to ask for. */
const HARMLESS = ['return=minimal', 'missing=default', 'handling=lenient', ''];

/** Reads `Accept`, `Prefer` and the headers that name a schema. */
export function readHeaders(headers: IncomingHttpHeaders): Preferences {
	for (const name of ['accept-profile', 'content-profile'])
		if (![undefined, 'public'].includes(headers[name]?.toString())) throw noSchema();
	const preferences = partsOf(headers.prefer?.toString());
	const counted = preferences.includes('count=exact');
	const told = preferences.includes('return=representation');
	const unknown = preferences.some((one) => !['count=exact', 'return=representation', ...HARMLESS].includes(one));
	if (unknown) throw badPreference();
	return { form: formOf(headers.accept), counted, told };
}

const partsOf = (header = '') => header.split(',').map((part) => part.trim().toLowerCase());

function formOf(accept: string | undefined): Form {
	// How much each of them is wanted is of no account; parameters that change the form are.
	const types = partsOf(accept).map((type) => type.replace(/\s*;\s*(?:q|charset)=[\w.-]+/g, ''));
	const form = types.map((type) => (type === OBJECT ? 'object' : ARRAYS.includes(type) ? 'array' : null)).find(Boolean);
	if (form) return form;
	throw new RestError({
		status: 406,
		code: 'PGRST107',
		message: 'None of these media types are available',
		details: `What is answered is application/json or ${OBJECT}.`,
	});
}

const noSchema = () =>
	new RestError({
		status: 406,
		code: 'PGRST106',
		message: 'Invalid schema',
		details: 'Only the following schemas are exposed: public',
	});

const badPreference = () =>
	new RestError({
		status: 400,
		code: 'PGRST122',
		message: 'Invalid preferences',
		details: 'What is taken: count=exact, return=minimal, return=representation, missing=default, handling=lenient.',
	});
