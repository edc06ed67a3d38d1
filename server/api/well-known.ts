import type { FastifyInstance } from 'fastify';
import { paths } from '#app/lib/paths.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { Config } from '../settings/config.ts';

/** How long a copy may be believed; the standard asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MILLISECONDS = 86_400_000;

/** What is looked for at well-known places: where to report a weakness (RFC 9116), where to change a password (W3C). */
export function registerWellKnown(
	app: FastifyInstance,
	{ origin, mailDomain }: Pick<Config, 'origin' | 'mailDomain'>,
	now: () => Date,
) {
	app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(paths.changePassword(), 302));
	app.get('/.well-known/security.txt', async (_request, reply) => {
		const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MILLISECONDS);
		const lines = [
			`Contact: mailto:security@${mailDomain}`,
			`Contact: ${origin}${paths.contact()}`,
			`Expires: ${utcDay(expires)}T00:00:00Z`,
			'Preferred-Languages: en, sv',
			`Canonical: ${origin}/.well-known/security.txt`,
		];
		return reply
			.type('text/plain; charset=utf-8')
			.header('Cache-Control', 'public, max-age=86400')
			.send(`${lines.join('\n')}\n`);
	});
}
