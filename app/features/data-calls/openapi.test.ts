import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ANSWERS } from './answers.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import { MEMBER_ANSWERS, MEMBER_BODIES, memberCallList } from './members/member-calls.ts';
import { EXAMPLE_BODIES, memberExamples } from './members/member-examples.ts';
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
	const ofMembers = memberCallList().filter(([, { method }]) => method === 'GET');
	expect(reads).toHaveLength(callList().length - 1 + ofMembers.length);
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
	const ofMembers = memberExamples(ORIGIN);
	for (const [name, { answer }] of memberCallList()) {
		expect(MEMBER_ANSWERS[answer].parse(ofMembers[name]), name).toEqual(ofMembers[name]);
	}
	for (const [name, schema] of Object.entries(MEMBER_BODIES)) {
		const example = EXAMPLE_BODIES[name as keyof typeof MEMBER_BODIES];
		expect(schema.parse(example), name).toEqual(example);
	}
});

it('A3: every call of a member’s asks for their token, and no other does but that which takes one', () => {
	const operation = z.object({
		operationId: z.string(),
		security: z.array(z.record(z.string(), z.unknown())).optional(),
	});
	const { paths, components } = z
		.object({
			paths: z.record(z.string(), z.record(z.string(), operation)),
			components: z.object({ securitySchemes: z.record(z.string(), z.object({ scheme: z.string().optional() })) }),
		})
		.parse(describeCalls(ORIGIN));
	expect(components.securitySchemes.member?.scheme).toBe('bearer');
	const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
	const asking = operations.filter(({ security }) => security !== undefined);
	const names: string[] = memberCallList().map(([name]) => name);
	expect(asking.map(({ operationId }) => operationId).sort()).toEqual(['submitReview', ...names].sort());
	const key = { PartnerKey: [] };
	const sent = [{}, { member: [] }, key, { member: [], ...key }];
	for (const { operationId, security } of asking)
		expect(security, operationId).toEqual(operationId === 'submitReview' ? sent : [{ member: [] }]);
});
