import { at, type Json, LIMIT_HEADERS, parameters } from '../openapi-parts.ts';
import type { MemberCall, MemberCallName } from './member-calls.ts';
import { EXAMPLE_BODIES } from './member-examples.ts';

export const MEMBERS_TAG = {
	name: 'Members',
	description: 'What is one member’s alone: read and written with their access token, and kept by nobody on the way.',
};

export const SECURITY_SCHEMES: Json = {
	member: {
		type: 'http',
		scheme: 'bearer',
		bearerFormat: 'JWT',
		description: 'An access token of the accounts service at `/auth/v1`. It runs out soon; refresh it there.',
	},
};

/** What a call requires that is a member's. */
export const MEMBERS_TOKEN: Json = { member: [] };

/** A member's call as OpenAPI describes it. */
export function memberOperation(name: MemberCallName, call: MemberCall, example: unknown): Json {
	return {
		operationId: name,
		tags: [MEMBERS_TAG.name],
		summary: call.summary,
		description: call.words,
		security: [MEMBERS_TOKEN],
		parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
		...(call.body && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: { $ref: at(call.body) }, example: EXAMPLE_BODIES[call.body] } },
			},
		}),
		responses: responses(call, example),
	};
}

function responses({ path, body, answer }: MemberCall, example: unknown): Json {
	const refused = { $ref: '#/components/responses/Problem' };
	return {
		'200': {
			description: 'The answer.',
			headers: LIMIT_HEADERS,
			content: { 'application/json': { schema: { $ref: at(answer) }, example } },
		},
		'400': refused,
		'401': refused,
		'403': refused,
		...(path.includes('{id}') && { '404': refused }),
		...(body && { '409': refused, '413': refused, '415': refused }),
		'422': refused,
		'429': refused,
		'503': refused,
	};
}
