import type { FastifyInstance, FastifyReply } from 'fastify';
import { type KeptMail, listKeptMails, readKeptMail } from './folder.ts';

/** Letters are styled on their elements; nothing in them may run or load. */
const LETTER_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups";

/** `/dev/mail`: the letters a local installation would have sent. Never registered in production. */
export function registerDevMail(app: FastifyInstance, dataDirectory: string) {
	app.get('/dev/mail', async (_, reply) => page(reply).send(listPage(await listKeptMails(dataDirectory))));
	app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
		const mail = await readKeptMail(dataDirectory, request.params.name);
		if (!mail) return reply.callNotFound();
		return page(reply).send(mail.html);
	});
	app.get<{ Params: { name: string } }>('/dev/mail/:name/text', async (request, reply) => {
		const mail = await readKeptMail(dataDirectory, request.params.name);
		if (!mail) return reply.callNotFound();
		return reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(mail.text);
	});
}

const page = (reply: FastifyReply) =>
	reply
		.header('Cache-Control', 'no-store')
		.header('Content-Security-Policy', LETTER_POLICY)
		.type('text/html; charset=utf-8');

function listPage(mails: KeptMail[]): string {
	const rows = mails.map(
		({ name, recipient, subject }) =>
			`<li><a href="/dev/mail/${name}">${escapeHtml(subject)}</a> <small>to ${escapeHtml(recipient)}, ${name.slice(0, 19)} (<a href="/dev/mail/${name}/text">text</a>)</small></li>`,
	);
	const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No letters yet.</p>';
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Letters · Fescue</title></head><body style="max-width:44rem;margin:3rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif"><h1>Letters</h1><p>This local installation sends nothing: what it would have sent lies here.</p>${list}</body></html>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
