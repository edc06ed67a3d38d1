import type { IncomingMessage } from 'node:http';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { pageAddress } from '#app/lib/page-address.ts';
import { paths } from '#app/lib/paths.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import type { Asker } from '../domain-context.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { admit } from './admission.ts';
import { type Asking, askFirst } from './ask-first.ts';
import { type PageSettings, packProblem } from './page-response.ts';
import type { Plan } from './plan.ts';

/** `nowhere`: to be answered as any address at which nothing lives. */
export type Guarded = { kind: 'in' } | { kind: 'nowhere' } | { kind: 'answer'; answer: PreparedResponse };

const IN: Guarded = { kind: 'in' };

/**
 * Keeps everybody out of the desk who is no editor. Whoever is signed out is led to the login and back, from any address
 * below `/desk`, whether it has a page or not; an editor who has not shown the second factor, or not lately enough, to the
 * page that asks for it and then goes on.
 */
export function guardDesk(
	plan: Plan,
	{ viewer }: Asker,
	request: Asking,
	{ settings, now }: { settings: PageSettings; now: Date },
): Guarded {
	const admission = admit(plan.route.handle, viewer, now);
	if (admission === 'in') return IN;
	const { raw, id, post } = request;
	if (admission === 'nowhere') {
		return post ? { kind: 'answer', answer: packProblem(404, { origin: settings.origin, id }) } : { kind: 'nowhere' };
	}
	const from = post ? ownPath(raw.headers.referer, settings.origin) : null;
	const to =
		admission === 'signed-out'
			? paths.login({ redirectTo: from ?? pathOf(raw, settings) ?? deskPaths.inbox(), flash: 'required' })
			: deskPaths.secondFactor({ next: post ? from : pathOf(raw, settings) });
	return { kind: 'answer', answer: askFirst(admission, to, plan, request, settings) };
}

/** The page's address as it was asked for: what is made of it (`key`) would tell a stranger which pages there are. */
const pathOf = ({ url = '/' }: IncomingMessage, { origin }: PageSettings) => ownPath(pageAddress(url, origin), origin);
