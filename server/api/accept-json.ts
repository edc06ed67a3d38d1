import type { FastifyInstance, FastifyRequest } from 'fastify';

const BODY_LIMIT_BYTES = 65_536;

type Accepting = {
	/** Whether an empty body is taken too: many clients send one with a type. */
	orNothing?: boolean;
	/** What is thrown for a body that is no JSON. */
	refusal?: () => Error;
};

/** Takes JSON of at most 64 KB and nothing else; what is none is an error of status 400. */
export function acceptJson(inside: FastifyInstance, { orNothing = false, refusal = noJson }: Accepting = {}) {
	inside.removeAllContentTypeParsers();
	inside.addContentTypeParser(
		'application/json',
		{ parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
		async (_: FastifyRequest, body: string) => (orNothing && body === '' ? undefined : parseJson(body, refusal)),
	);
}

function parseJson(body: string, refusal: () => Error): unknown {
	try {
		return JSON.parse(body);
	} catch {
		throw refusal();
	}
}

const noJson = () => Object.assign(new Error('that is no JSON'), { statusCode: 400 });
