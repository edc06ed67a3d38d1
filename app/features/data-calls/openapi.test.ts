import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
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

it('K8: names the licence of facts, which is none of code, wherever an answer has some, and says whose reviews are', () => {
	const { info, paths, tags } = z
		.object({
			info: z.object({ license: z.unknown(), termsOfService: z.string(), description: z.string() }),
			tags: z.array(z.object({ name: z.string(), description: z.string() })),
			paths: z.record(
				z.string(),
				z.record(z.string(), z.object({ tags: z.array(z.string()), responses: z.record(z.string(), z.unknown()) })),
			),
		})
		.parse(describeCalls(ORIGIN));
	expect(info.license).toEqual({ name: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' });
	expect(info.termsOfService).toBe(`${ORIGIN}/legal/terms`);
	expect(info.description).toMatch(/Reviews are their authors’, and under no licence/);
	expect(tags.find(({ name }) => name === 'Reviews')?.description).toMatch(/under no licence/);
	const reads = Object.values(paths).flatMap((methods) => (methods.get ? [methods.get] : []));
	expect(reads).toHaveLength(callList().length - 1);
	for (const {
		tags: [tag],
		responses,
	} of reads) {
		expect(JSON.stringify(responses['200']).includes('#/components/headers/Link'), tag).toBe(tag === 'Courses');
	}
});

it('every example is an answer by its own schema', () => {
	const examples = exampleAnswers(ORIGIN);
	for (const [name, { answer }] of callList()) {
		expect(ANSWERS[answer].parse(examples[name]), name).toEqual(examples[name]);
	}
	expect(sentReview.parse(EXAMPLE_REVIEW)).toEqual(EXAMPLE_REVIEW);
});
