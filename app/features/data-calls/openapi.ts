import { z } from 'zod';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { paths as sitePaths } from '../../lib/paths.ts';
import { ANSWERS } from './answers.ts';
import { CALLS, type CallName, subjectOf } from './calls.ts';
import type { DataCall } from './data-call.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import { MEMBER_ANSWERS, MEMBER_BODIES, memberCallList } from './members/member-calls.ts';
import { memberExamples } from './members/member-examples.ts';
import { MEMBERS_TAG, MEMBERS_TOKEN, memberOperation, SECURITY_SCHEMES } from './members/member-openapi.ts';
import { at, type Json, LIMIT_HEADERS, parameters, refTo } from './openapi-parts.ts';
import { KEY_LENGTH, USER_LENGTH } from './review-calls.ts';
import * as courseShapes from './shapes/course-shapes.ts';
import * as shapes from './shapes.ts';

const COMPONENTS = {
	...ANSWERS,
	...MEMBER_ANSWERS,
	...MEMBER_BODIES,
	NearbyCourse: courseShapes.nearbyCourse,
	Photograph: shapes.photograph,
	LatestReview: shapes.latestReview,
	CourseChoice: courseShapes.choice,
	SentReview: shapes.sentReview,
	Problem: shapes.problem,
} as const;

/** The calls as OpenAPI 3.1, made from the same schemas that check what is asked and sent. */
export function describeCalls(origin: string): Json {
	const examples = exampleAnswers(origin);
	const paths: Record<string, Json> = {};
	for (const [name, call] of callList()) {
		paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, examples[name]) };
	}
	const membersExamples = memberExamples(origin);
	for (const [name, call] of memberCallList()) {
		const described = memberOperation(name, call, membersExamples[name]);
		paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
	}
	return {
		openapi: '3.1.1',
		info: {
			title: 'Fescue',
			version: '1',
			summary: 'Golf courses worldwide and their reviews.',
			description:
				'Reading needs no key and no account. Ask politely: the `RateLimit` header says how much is left.\n\n' +
				`Facts of courses are given under the ${CATALOGUE_LICENCE.fullName}: say where they are from (\`fact_sources\`), and ` +
				'share what you make of them alike. Reviews are their authors’, and under no licence: show them as they are, with the names they bear. ' +
				`All courses are a file at ${origin}${sitePaths.data()}.`,
			termsOfService: `${origin}${sitePaths.terms()}`,
			license: { name: CATALOGUE_LICENCE.spdx, url: CATALOGUE_LICENCE.address },
		},
		servers: [{ url: origin }],
		security: [{}, PARTNERS_KEY],
		tags: [
			{ name: 'Courses', description: `Golf courses worldwide. Their facts are under ${CATALOGUE_LICENCE.spdx}.` },
			{
				name: 'Reviews',
				description: 'What golfers say of them, and their photographs: theirs, and under no licence.',
			},
			MEMBERS_TAG,
		],
		paths,
		components: {
			schemas: components(),
			responses: { Problem: problemResponse() },
			headers: headers(),
			securitySchemes: { ...SECURITY_SCHEMES, PartnerKey },
		},
	};
}

/** The calls with their names, in the order in which they are told. */
// Object.entries cannot know that the object has no other keys; it is a constant.
export const callList = () => Object.entries(CALLS) as [CallName, DataCall][];

function components(): Json {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(COMPONENTS)) registry.add(schema, { id });
	const { schemas } = z.toJSONSchema(registry, { uri: at, io: 'output' });
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
	);
}

function operation(name: CallName, call: DataCall, example: unknown): Json {
	return {
		operationId: name,
		tags: [subjectOf(name)],
		summary: call.summary,
		description: call.words,
		...(call.body && { security: [{}, MEMBERS_TOKEN, PARTNERS_KEY, { ...MEMBERS_TOKEN, ...PARTNERS_KEY }] }),
		parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...keyParameter(call)],
		...(call.body && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: { $ref: at('SentReview') }, example: EXAMPLE_REVIEW } },
			},
		}),
		responses: responses(name, call, example),
	};
}

function responses(name: CallName, { method, missing, ended, answer }: DataCall, example: unknown): Json {
	const content = { 'application/json': { schema: { $ref: at(answer) }, example } };
	const refused = { $ref: '#/components/responses/Problem' };
	const always = { '401': refused, '429': refused, '503': refused };
	if (method === 'POST') {
		const failed = { 'application/json': { schema: { $ref: at(answer) }, example: { success: false, error: '…' } } };
		return {
			'201': { description: 'It was stored.', headers: LIMIT_HEADERS, content },
			'400': { description: 'It was not taken; `error` says why.', content: failed },
			'403': refused,
			'413': refused,
			'415': refused,
			'422': { description: 'The key was used for another review.', content: failed },
			...always,
		};
	}
	return {
		'200': {
			description: 'The answer.',
			headers: { ETag: refTo('ETag'), ...(subjectOf(name) === 'Courses' && LICENCE_HEADER), ...LIMIT_HEADERS },
			content,
		},
		'304': { description: 'Nothing has changed since the answer with the `ETag` in `If-None-Match`.' },
		'400': refused,
		...(missing !== undefined && { '404': refused }),
		...(ended !== undefined && { '410': refused }),
		...always,
	};
}

const LICENCE_HEADER = { Link: refTo('Link') };

const LEFT =
	'What is left (`r`), and for how many seconds (`t`), by the count of the server that answers. Where several do, each counts ' +
	'what is read by itself, and all count together what is submitted: less of that may be left.';

const headers = (): Json => ({
	ETag: { description: 'Names this state of the answer.', schema: { type: 'string' } },
	Link: {
		description:
			'The licence of the facts of courses in the answer (`rel="license"`); reviews in it are their authors’.',
		schema: { type: 'string' },
	},
	RateLimit: { description: LEFT, schema: { type: 'string' } },
	RateLimitPolicy: { description: 'How many calls (`q`) in how many seconds (`w`).', schema: { type: 'string' } },
});

const problemResponse = (): Json => ({
	description: 'The call was refused (RFC 9457). With 429 and 503 `Retry-After` says for how many seconds.',
	headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
	content: { 'application/problem+json': { schema: { $ref: at('Problem') } } },
});

const PARTNERS_KEY: Json = { PartnerKey: [] };

/** What partners have, so that their servers have limits of their own. */
const PartnerKey: Json = {
	type: 'apiKey',
	in: 'header',
	name: 'X-Partner-Key',
	description: 'A partner’s key: with it calls are counted by partner, not by network.',
};

const keyParameter = ({ body }: DataCall): Json[] =>
	body
		? [
				headerParameter('Idempotency-Key', {
					description: 'Makes the call happen once, however often it is sent.',
					pattern: `^"?[A-Za-z0-9_-]{${KEY_LENGTH.least},${KEY_LENGTH.most}}"?$`,
				}),
				headerParameter('X-Partner-User', {
					description: 'With a partner’s key: its own name of the user who wrote it, always the same for the same one.',
					pattern: `^[A-Za-z0-9_.-]{${USER_LENGTH.least},${USER_LENGTH.most}}$`,
				}),
			]
		: [];

const headerParameter = (name: string, { description, pattern }: { description: string; pattern: string }): Json => ({
	...{ name, in: 'header', required: false, description },
	schema: { type: 'string', pattern },
});
