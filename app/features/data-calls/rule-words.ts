import type { z } from 'zod';
import { parameters } from './openapi-parts.ts';

/** The parts of a schema that are told in words. */
export type Rule = {
	type?: string;
	enum?: string[];
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	default?: unknown;
	anyOf?: Rule[];
};

/** What may be given, in words: "whole number, 1 to 50, else 20". */
export function ruleInWords({ type, enum: choices, minimum, maximum, maxLength, default: usual, anyOf }: Rule): string {
	if (anyOf) return anyOf.map(ruleInWords).join(' or ');
	if (choices) return choices.join(', ');
	const isRange = minimum !== undefined && maximum !== undefined && maximum < 1e6;
	const limits = isRange
		? `${minimum} to ${maximum}`
		: maxLength === undefined
			? ''
			: `at most ${maxLength} characters`;
	return [KINDS[type ?? ''] ?? type, limits, usual === undefined ? '' : `else ${usual}`].filter(Boolean).join(', ');
}

const KINDS: Record<string, string> = {
	integer: 'whole number',
	number: 'number',
	string: 'text',
	array: 'list of texts',
};

/**
 * What is wrong with what was asked or sent: the field that is not as described, with what it is to be, or null and which there are.
 * Never what was sent.
 */
export function fieldProblem(
	{ issues: [issue] }: z.ZodError,
	schema: z.ZodObject,
): { field: string | null; detail: string } {
	const name = issue?.path[0];
	const found = parameters(schema, 'query').find((one) => one.name === name);
	if (found) {
		const rule = ruleInWords(found.schema as Rule);
		return { field: String(name), detail: `${String(name)} is not as described: ${rule}. ${found.description}` };
	}
	const names = Object.keys(schema.shape);
	const detail = names.length > 0 ? `This call knows only ${names.join(', ')}.` : 'This call knows no parameters.';
	return { field: null, detail };
}
