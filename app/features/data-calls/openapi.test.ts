import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { ANSWERS } from './calls.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import { callList, describeCalls } from './openapi.ts';
import { sentReview } from './shapes.ts';

const ORIGIN = 'https://golf.test';

it('S8: the description passes a linter of OpenAPI, with the strictest of its own rule sets', async () => {
	const config = await createConfig({ extends: ['recommended-strict'] });
	const source = JSON.stringify(describeCalls(ORIGIN));
	const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
	expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

it('S8: a linter that found nothing in anything would be no proof', async () => {
	const config = await createConfig({ extends: ['recommended-strict'] });
	const broken = { ...describeCalls(ORIGIN), paths: { '/api/courses': { get: { responses: { 200: {} } } } } };
	const problems = await lintFromString({ source: JSON.stringify(broken), config, absoluteRef: '/openapi.json' });
	expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId');
});

it('every example is an answer by its own schema', () => {
	const examples = exampleAnswers(ORIGIN);
	for (const [name, { answer }] of callList()) {
		expect(ANSWERS[answer].parse(examples[name]), name).toEqual(examples[name]);
	}
	expect(sentReview.parse(EXAMPLE_REVIEW)).toEqual(EXAMPLE_REVIEW);
});
