import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type MemberCall, type MemberCallName, memberCallList } from '#app/features/data-calls/members/member-calls.ts';
import { answerError } from '../../http/refuse.ts';
import { allowApps, openToApp } from '../../security/app-origins.ts';
import { acceptJson } from '../accept-json.ts';
import { routeOf } from '../data/register.ts';
import type { ApiParts } from '../parts.ts';
import { admitMember, answerMemberCall, refuseMember } from './answer-member-call.ts';

/**
 * The calls for a member (A3), each from its entry in `MEMBER_CALLS`. They know the member by the access token alone and read no
 * cookie: so nothing that another site's page makes a browser send is anybody's call.
 */
export function registerMemberCalls(app: FastifyInstance, parts: ApiParts) {
	void app.register(async (inside) => {
		acceptJson(inside, { orNothing: true });
		inside.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
			const { statusCode } = error;
			const isBody = statusCode === 400 || statusCode === 415;
			if (isBody) refuseMember(parts, request, reply, { status: statusCode, detail: BODY_WORDS[statusCode] });
			else answerError(parts, error, request, reply, openToApp(request, parts.config));
		});
		for (const entry of memberCallList()) registerCall(inside, parts, entry);
		for (const url of new Set(memberCallList().map(([, call]) => routeOf(call)))) allowApps(inside, url, parts.config);
	});
}

const BODY_WORDS = {
	400: 'The body is no JSON.',
	415: 'Send the body as application/json.',
};

function registerCall(inside: FastifyInstance, parts: ApiParts, [name, call]: [MemberCallName, MemberCall]) {
	inside.route({
		method: call.method,
		url: routeOf(call),
		config: { admitsPrograms: true },
		onRequest: (request: FastifyRequest, reply) => admitMember(parts, call, request, reply),
		handler: (request, reply) => answerMemberCall(parts, [name, call], request, reply),
	});
}
