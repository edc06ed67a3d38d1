import { data } from 'react-router';

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * The fields of a posted form that have one of `names`; all others are dropped, so that nobody can set what no form asks
 * for (S21). Throws an answer: 415 for what is no form, 400 for a mangled one, a repeated field or a file (S22).
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
	if (!FORM_TYPES.test(request.headers.get('Content-Type') ?? '')) throw data(null, { status: 415 });
	const sent = await request.formData().catch(() => {
		throw data(null, { status: 400 });
	});
	const form = new FormData();
	for (const name of names) {
		const values = sent.getAll(name);
		if (values.length > 1 || values[0] instanceof File) throw data(null, { status: 400 });
		if (values[0] !== undefined) form.set(name, values[0]);
	}
	return form;
}

/** The text of a field; empty where it was not sent. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
}
