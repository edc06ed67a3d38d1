import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { receiveForm } from './receive-form.ts';

const BOUNDARY = 'fescue';
const HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const MEGABYTE = 1_048_576;
const NETWORK = '198.51.100.7';
const fileFields = ['photograph'];
const report = () => {};

const text = (name: string, value: string) =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string, filename = 'a.jpg') =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n${value}\r\n`;
const DISPOSED = 'Content-Disposition: form-data; name="a"\r\n';
/** A part with such a head, whose word is b. */
const part = (head: string) => `--${BOUNDARY}\r\n${head}\r\nb\r\n`;
const typed = (type: string) => part(`${DISPOSED}Content-Type: ${type}\r\n`);
const spelled = (names: string) => part(`Content-Disposition: form-data; ${names}\r\n`);
const cut = (body: string, size: number) =>
	Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
		Buffer.from(body.slice(at * size, (at + 1) * size), 'latin1'),
	);
const END = `--${BOUNDARY}--\r\n`;

async function receive(body: string | Readable, headers: Record<string, string> = HEADERS) {
	const folder = await makeTemporaryFolder();
	const stream = typeof body === 'string' ? Readable.from([Buffer.from(body, 'latin1')]) : body;
	const outcome = await receiveForm(stream, headers, { temporary: folder, network: NETWORK, fileFields, report }).then(
		(form) => ({ form, status: 200 }),
		(error: { statusCode: number }) => ({ form: null, status: error.statusCode }),
	);
	return { ...outcome, folder };
}

describe('a form with files', () => {
	it('gives its words as a form, and its files on the disk until they are cleared', async () => {
		const { form, folder } = await receive(
			text('word', 'å & b') + text('other', 'x') + file('photograph', 'first') + file('photograph', 'other') + END,
		);
		expect([...new URLSearchParams(form?.body.toString()).keys()]).toEqual(['word', 'other']);
		expect(form?.files).toMatchObject([
			{ field: 'photograph', bytes: 5, trouble: null },
			{ field: 'photograph', bytes: 5, trouble: null },
		]);
		expect(await readFile(form?.files[0]?.path ?? '', 'utf8')).toBe('first');
		await form?.clear();
		expect(await readdir(folder)).toEqual([]);
	});

	it('knows a field in which no file was chosen from an empty file', async () => {
		const { form } = await receive(file('photograph', '', '') + text('word', 'kept') + END);
		expect(form?.files).toEqual([]);
	});

	it('R05: keeps the words beside a file that the disk refuses for a reason nobody has thought of', async () => {
		const folder = await makeTemporaryFolder();
		const stream = new PassThrough();
		const reasons: unknown[] = [];
		const received = receiveForm(stream, HEADERS, {
			...{ temporary: folder, network: NETWORK, fileFields },
			report: (error) => reasons.push(error),
		});
		const [own = ''] = await vi.waitUntil(async () => (await readdir(folder)).length > 0 && readdir(folder));
		await rm(join(folder, own), { recursive: true });
		await writeFile(join(folder, own), 'no folder any more');
		stream.write(file('photograph', 'bytes'));
		stream.end(text('word', 'kept') + END);
		const form = await received;
		expect(form.files).toMatchObject([{ field: 'photograph', trouble: 'no-room' }]);
		expect(form.body.toString()).toBe('word=kept');
		expect(reasons).toMatchObject([{ code: 'ENOTDIR' }]);
		await form.clear();
	});

	it.each([
		['none, as where no file was chosen', ''],
		['a backslash', 'a\\b.jpg'],
		['a packed NUL, which is three letters', 'x.php%00.jpg'],
		['the name of a device', 'con'],
		['2,000 letters', `${'a'.repeat(2_000)}.jpg`],
		['letters of any script', 'Fältets nionde 富士.jpg'],
		['quotes', 'a\\".jpg'],
	])('R28: keeps a file under a name of its own, though it was sent with %s', async (_, name) => {
		const { form, folder } = await receive(file('photograph', 'bytes', name) + text('word', 'kept') + END);
		expect(form?.files).toMatchObject([{ field: 'photograph', bytes: 5 }]);
		expect(form?.files[0]?.path.startsWith(folder)).toBe(true);
		expect(form?.files[0]?.path).not.toContain('jpg');
		expect(form?.body.toString()).toBe('word=kept');
		await form?.clear();
		expect(await readdir(folder)).toEqual([]);
	});

	it.each([['name=a'], ['name="a"'], [' name="a" '], ["name*=utf-8''a"]])(
		'R28: takes a field whose head says %s',
		async (names) => {
			const { form } = await receive(spelled(names) + END);
			expect(form?.body.toString()).toBe('a=b');
			await form?.clear();
		},
	);

	it('R28: takes a file that a program names in two ways', async () => {
		const { form } = await receive(spelled(`name=photograph; filename=a.jpg; filename*=utf-8''a.jpg`) + END);
		expect(form?.files).toMatchObject([{ field: 'photograph', bytes: 1 }]);
		await form?.clear();
	});

	it.each([
		['text/plain'],
		['text/plain; charset=utf-8'],
		['text/plain;charset="UTF-8"'],
		['text/plain; charset=us-ascii; format=flowed'],
	])('R28: takes words that are said to be %s', async (type) => {
		const { form } = await receive(typed(type) + END);
		expect(form?.body.toString()).toBe('a=b');
		await form?.clear();
	});

	it('R28: takes heads of 4 KB and of 20 lines, however they are cut on their way', async () => {
		const lines = Array.from({ length: 18 }, (_, at) => `X-${at}: y\r\n`).join('');
		const body = `${part(`Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain\r\n${lines}`)}${text('b', '')}${part(`Content-Disposition: form-data; name="c"\r\nX: ${'x'.repeat(4_000)}\r\n`)}${file('photograph', '\r\n--fesc\r\r\n-')}`;
		for (const size of [1, 2, 3, 5, 7, 11, 13, 4_096, body.length]) {
			const { form, status } = await receive(Readable.from(cut(body + END, size)));
			expect([size, status, form?.body.toString()]).toEqual([size, 200, 'a=b&b=&c=b']);
			expect(form?.files).toMatchObject([{ field: 'photograph', bytes: 12 }]);
			await form?.clear();
		}
	});

	it('R28: ends where it says so, whatever comes behind, however that is cut', async () => {
		const behind = `\r\nwords\r\n--${BOUNDARY}\r\n${DISPOSED}\r\nx\r\n${END}`;
		for (const form of ['', text('word', 'kept')]) {
			const body = `${form}--${BOUNDARY}--${behind}`;
			for (let at = 1; at < body.length; at += 1) {
				const chunks = [Buffer.from(body.slice(0, at)), Buffer.from(body.slice(at))];
				const { status, ...received } = await receive(Readable.from(chunks));
				expect([at, status, received.form?.body.toString()]).toEqual([at, 200, form && 'word=kept']);
				await received.form?.clear();
			}
		}
	});

	it.each([
		'multipart/form-data; boundary="fescue"',
		'Multipart/Form-Data; charset=utf-8; Boundary=fescue; x=y',
		'multipart/form-data; boundary="fescue"; x=\'',
	])('knows its boundary from %s', async (type) => {
		const { form, status } = await receive(text('word', 'kept') + END, { 'content-type': type });
		expect([status, form?.body.toString()]).toEqual([200, 'word=kept']);
	});

	it('takes boundaries with any letters that are allowed', async () => {
		const boundary = "a'()+_,-./:=? Z9";
		const body = (text('word', 'kept') + END).replaceAll(BOUNDARY, boundary);
		const type = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
		expect((await receive(body, type)).form?.body.toString()).toBe('word=kept');
	});

	it('takes a field for a file that came without one and without words', async () => {
		const { form, status } = await receive(text('photograph', '') + END);
		expect([status, form?.files]).toEqual([200, []]);
	});

	it('S41: marks a picture of more than 15 MB, and keeps the words', async () => {
		const { form } = await receive(file('photograph', 'x'.repeat(15 * MEGABYTE + 1)) + text('word', 'kept') + END);
		expect(form?.files).toMatchObject([{ trouble: 'too-large' }]);
		expect(form?.body.toString()).toBe('word=kept');
	});

	it('R16: marks pictures that the disk does not take, and keeps the words', async () => {
		const folder = join(await makeTemporaryFolder(), 'in-the-way');
		await writeFile(folder, 'a file where a folder should be');
		const body = Readable.from([Buffer.from(file('photograph', 'bytes') + text('word', 'kept') + END)]);
		const form = await receiveForm(body, HEADERS, { temporary: folder, network: NETWORK, fileFields, report });
		expect(form.files).toMatchObject([{ trouble: 'no-room' }]);
		expect(form.body.toString()).toBe('word=kept');
		await form.clear();
	});
});

describe('R27, R28: what is malformed or too much leaves nothing behind', () => {
	const many = (count: number) => Array.from({ length: count }, (_, at) => text(`n${at}`, 'x')).join('');
	it.each([
		['no boundary', text('a', 'b') + END, 400, { 'content-type': 'multipart/form-data' }],
		['no end', file('photograph', 'half'), 400, HEADERS],
		['no form at all', 'nothing of the kind', 400, HEADERS],
		['another boundary', text('a', 'b') + END, 400, { 'content-type': 'multipart/form-data; boundary=other' }],
		['10,000 parts', many(10_000) + END, 400, HEADERS],
		['a field without a name', `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`, 400, HEADERS],
		['13 files', file('photograph', 'x').repeat(13) + END, 400, HEADERS],
		['a file where words are expected', file('reviewText', 'x') + END, 400, HEADERS],
		['a file that another form asks for', file('avatar', 'x') + END, 400, HEADERS],
		['words where a file is expected', text('photograph', 'x') + END, 400, HEADERS],
		['words after the file that is expected', file('photograph', 'x') + text('photograph', 'x') + END, 400, HEADERS],
		['a head that has no end', `${text('a', 'b')}--${BOUNDARY}\r\n${DISPOSED}${text('c', 'd')}${END}`, 400, HEADERS],
		['a part that is no field', part('Content-Disposition: attachment; name="c"\r\n') + END, 400, HEADERS],
		['a part that says nothing of itself', part('Content-Type: text/plain\r\n') + END, 400, HEADERS],
		['a part without a head', part('') + END, 400, HEADERS],
		['70 KB without a head', part('').replace('b', 'x'.repeat(70_000)) + END, 400, HEADERS],
		['a line that is no header', part(`${DISPOSED}words\r\n`) + END, 400, HEADERS],
		['a head that says twice what it is of', part(DISPOSED + DISPOSED.replace('"a"', '"c"')) + END, 400, HEADERS],
		['a name with a line break', part(DISPOSED.replace('name="a"', "name*=utf-8''a%0d")) + END, 400, HEADERS],
		['a field that comes twice', text('a', 'b') + text('a', 'c') + END, 400, HEADERS],
		['words in another charset', typed('text/plain; charset=utf-16') + END, 400, HEADERS],
		['words in no charset that there is', typed('text/plain; charset="no-such"') + END, 400, HEADERS],
		['words in one that begins like ours', typed('text/plain; charset=utf-8859') + END, 400, HEADERS],
		['parts within a part', typed('multipart/mixed; boundary=inner') + END, 400, HEADERS],
		['a file name with a path', file('photograph', 'x', '../../../etc/cron.d/x') + END, 400, HEADERS],
		['a file name that is a path', file('photograph', 'x', '/etc/passwd') + END, 400, HEADERS],
		['a packed path', file('photograph', 'x', `a.jpg"; filename*=utf-8''..%2f..%2fx; x="`) + END, 400, HEADERS],
		['a path behind a space', spelled('name="photograph"; filename ="../x"') + END, 400, HEADERS],
		['a packed break behind a space', spelled(`name="photograph"; filename* =utf-8''a%0d`) + END, 400, HEADERS],
		['a packed break behind a quote', spelled(`name="photograph"; filename*"=utf-8''a%0d`) + END, 400, HEADERS],
		['words after its names', spelled('name="a"; more="b"') + END, 400, HEADERS],
		['words in two charsets', typed('text/plain; charset=utf-16; charset=utf-8') + END, 400, HEADERS],
		['words in two, ours first', typed('text/plain; charset=utf-8; charset=utf-16') + END, 400, HEADERS],
		['words in a packed charset', typed(`text/plain; charset*=utf-8''utf-16le`) + END, 400, HEADERS],
		['a file name with a NUL', file('photograph', 'x', 'x.php\0.jpg') + END, 400, HEADERS],
		['a packed NUL behind a star', file('photograph', 'x', `a"; filename*=utf-8''x%00.jpg; x="`) + END, 400, HEADERS],
		['a file name with a line break', file('photograph', 'x', 'a\r\nX-Evil: 1') + END, 400, HEADERS],
		['a file name with a blank line', file('photograph', 'x', 'a\r\n\r\nwords') + END, 400, HEADERS],
		['a file name with a line feed', file('photograph', 'x', 'a\nb.jpg') + END, 400, HEADERS],
		['a file name with a carriage return', file('photograph', 'x', 'a\rb.jpg') + END, 400, HEADERS],
		['a file name with the end of the form', file('photograph', 'x', `a\r\n--${BOUNDARY}--\r\n`) + END, 400, HEADERS],
		['a boundary of 80 letters', END, 400, { 'content-type': `multipart/form-data; boundary=${'x'.repeat(80)}` }],
		['a field name of 200 letters', text('n'.repeat(200), 'x') + END, 400, HEADERS],
		['words of 70 KB', text('a', 'x'.repeat(70_000)) + END, 413, HEADERS],
		['words of 70 KB in parts', text('a', 'x'.repeat(35_000)) + text('b', 'x'.repeat(35_000)) + END, 413, HEADERS],
		['a length that is too much', END, 413, { ...HEADERS, 'content-length': String(100 * MEGABYTE) }],
	])('%s', async (_, body, status, headers) => {
		const { form, folder, ...outcome } = await receive(body, headers);
		expect(outcome.status).toBe(status);
		expect(form).toBeNull();
		expect(await readdir(folder)).toEqual([]);
	});

	const lines = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: y\r\n`).join('');
	const long = `X: ${'x'.repeat(4_096)}\r\n`;
	const longName = DISPOSED.replace('"a"', `"photograph"; filename="${'a'.repeat(4_096)}.jpg"`);
	it.each([
		['10,000 headers', lines(10_000) + DISPOSED],
		['10,000 headers after its name', DISPOSED + lines(10_000)],
		['21 headers after its name', DISPOSED + lines(20)],
		['a header of 4 KB', long + DISPOSED],
		['a header of 4 KB after its name', DISPOSED + long],
		['a line of 4 KB that is no header', `${DISPOSED}${'x'.repeat(4_096)}\r\n`],
		['a file name of 4 KB', longName],
	])('R28: %s of a part, however cut, and what came before it', async (_, head) => {
		const body = file('photograph', 'x'.repeat(5_000)) + part(head) + text('word', 'kept') + END;
		for (const size of [3, 1_000, body.length]) {
			const { form, status, folder } = await receive(Readable.from(cut(body, size)));
			expect([size, status, form]).toEqual([size, 400, null]);
			expect(await readdir(folder)).toEqual([]);
		}
	});

	it('a reader who hangs up in the middle of a picture', async () => {
		const line = new PassThrough();
		line.write(file('photograph', 'x'.repeat(100_000)).slice(0, 50_000));
		const receiving = receive(line);
		line.destroy();
		const { status, folder } = await receiving;
		expect(status).toBe(400);
		expect(await readdir(folder)).toEqual([]);
	});

	it('a reader who hangs up when half of a picture is on the disk', async () => {
		const folder = await makeTemporaryFolder();
		const line = new PassThrough();
		const received = receiveForm(line, HEADERS, { temporary: folder, network: NETWORK, fileFields, report });
		line.write(file('photograph', 'x'.repeat(100_000)).slice(0, 50_000));
		await vi.waitUntil(async () => (await readdir(folder, { recursive: true })).length === 2);
		line.destroy();
		await expect(received).rejects.toMatchObject({ statusCode: 400 });
		expect(await readdir(folder)).toEqual([]);
	});
});

describe('R24: forms that take long to come', () => {
	let folder: string;
	beforeAll(async () => {
		folder = await makeTemporaryFolder();
	});

	/** A form of a network that has begun, and how to end it: with its status. */
	const begin = (network: string) => {
		const line = new PassThrough();
		line.write(text('word', 'begun'));
		const received = receiveForm(line, HEADERS, { temporary: folder, network, fileFields, report }).then(
			(form) => form.clear().then(() => 200),
			(error: { statusCode: number }) => error.statusCode,
		);
		return () => {
			line.end(END);
			return received;
		};
	};
	const beginMany = (networks: string[]) => networks.map(begin);
	const endAll = (forms: (() => Promise<number>)[]) => Promise.all(forms.map((end) => end()));
	const sendFrom = (network: string) => begin(network)();

	it('leave room to other networks, and to their own when they have ended', async () => {
		const slow = beginMany(Array<string>(6).fill(NETWORK));
		expect([await sendFrom(NETWORK), await sendFrom('198.51.100.8')]).toEqual([503, 200]);
		expect(await endAll(slow)).toEqual(Array(6).fill(200));
		expect(await sendFrom(NETWORK)).toBe(200);
		expect(await readdir(folder)).toEqual([]);
	});

	it('are forty at most from all networks', async () => {
		const slow = beginMany(Array.from({ length: 40 }, (_, at) => `198.51.100.${at}`));
		expect(await sendFrom('203.0.113.1')).toBe(503);
		expect(await endAll(slow)).toEqual(Array(40).fill(200));
		expect(await sendFrom('203.0.113.1')).toBe(200);
	});
});
