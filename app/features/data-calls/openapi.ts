import { z } from 'zod';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { paths as sitePaths } from '../../lib/paths.ts';
import { ANSWERS, CALLS, type CallName, type DataCall, KEY_LENGTH, subjectOf } from './calls.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import * as shapes from './shapes.ts';

/** JSON as a description of calls is made of. */
type Json = Record<string, unknown>;

const COMPONENTS = {
	...ANSWERS,
	Course: shapes.course,
	Review: shapes.review,
	LatestReview: shapes.latestReview,
	CourseChoice: shapes.choice,
	SentReview: shapes.sentReview,
	Problem: shapes.problem,
} as const;

const at = (name: string) => `#/components/schemas/${name}`;

/** The calls as OpenAPI 3.1, made from the same schemas that check what is asked and sent. */
export function describeCalls(origin: string): Json {
	const examples = exampleAnswers(origin);
	const paths: Record<string, Json> = {};
	for (const [name, call] of callList()) {
		paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, examples[name]) };
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
		security: [],
		tags: [
			{ name: 'Courses', description: `Golf courses worldwide. Their facts are under ${CATALOGUE_LICENCE.spdx}.` },
			{ name: 'Reviews', description: 'What golfers say of them: theirs, and under no licence.' },
		],
		paths,
		components: { schemas: components(), responses: { Problem: problemResponse() }, headers: headers() },
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

function responses(name: CallName, { method, path, answer }: DataCall, example: unknown): Json {
	const content = { 'application/json': { schema: { $ref: at(answer) }, example } };
	const refused = { $ref: '#/components/responses/Problem' };
	const always = { '429': refused, '503': refused };
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
		...(path.includes('{id}') && { '404': refused }),
		...always,
	};
}

const refTo = (header: string) => ({ $ref: `#/components/headers/${header}` });
const LICENCE_HEADER = { Link: refTo('Link') };
const LIMIT_HEADERS = { RateLimit: refTo('RateLimit'), 'RateLimit-Policy': refTo('RateLimitPolicy') };

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

/** What is asked with, as JSON Schema; also for the readable page and the tests that make requests from it. */
export function parameters(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
	const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
	return Object.entries(properties).map(([name, property]) => {
		// Our own schemas are objects all the way down; `true` and `false` are schemas too, for others.
		const { description, ...rest } = property as Json;
		return { name, in: place, required: place === 'path', description, schema: rest };
	});
}

const keyParameter = ({ body }: DataCall): Json[] =>
	body
		? [
				{
					name: 'Idempotency-Key',
					in: 'header',
					required: false,
					description: 'Makes the call happen once, however often it is sent.',
					schema: { type: 'string', pattern: `^"?[A-Za-z0-9_-]{${KEY_LENGTH.least},${KEY_LENGTH.most}}"?$` },
				},
			]
		: [];
