import { describe, expect, it } from 'vitest';
import { readForm, textOf } from './form-body.ts';

const NAMES = ['name', 'rating'] as const;

const post = (body: BodyInit, type?: string) =>
	new Request('https://fescue.example/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });

const URL_ENCODED = 'application/x-www-form-urlencoded';

describe('reading a posted form', () => {
	it('takes the fields that are asked for, from both kinds of form', async () => {
		const fields = new URLSearchParams({ name: 'Karin', rating: '9' });
		const multipart = new FormData();
		for (const [name, value] of fields) multipart.set(name, value);
		for (const request of [post(fields), post(multipart)]) {
			const form = await readForm(request, NAMES);
			expect([...form]).toEqual([...fields]);
		}
	});

	it('S21: drops every other field', async () => {
		const sent = 'name=Karin&role=admin&__proto__=x&constructor.prototype=x&__intent__={&__state__={';
		const form = await readForm(post(sent, URL_ENCODED), NAMES);
		expect([...form.keys()]).toEqual(['name']);
		expect(textOf(form, 'rating')).toBe('');
	});

	it.each([
		['a repeated field', 'name=a&name=b', URL_ENCODED, 400],
		['JSON', '{"name":"a"}', 'application/json', 415],
		['plain text', 'name=a', 'text/plain', 415],
		[
			'multipart without an end',
			'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na',
			'multipart/form-data; boundary=x',
			400,
		],
		['multipart without a boundary', 'x', 'multipart/form-data', 400],
	])('S22: refuses %s', async (_, body, type, status) => {
		await expect(readForm(post(body, type), NAMES)).rejects.toMatchObject({ init: { status } });
	});

	it('S22: refuses a file in place of text', async () => {
		const form = new FormData();
		form.set('name', new File(['x'], 'x.txt'));
		await expect(readForm(post(form), NAMES)).rejects.toMatchObject({ init: { status: 400 } });
	});
});
