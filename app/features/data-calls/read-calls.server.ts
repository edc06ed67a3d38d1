import { type CallName, type DataCall, MOST_ITEMS } from './calls.ts';
import { exampleClient } from './example-client.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import { callList, parameters } from './openapi.ts';
import { stockClientExample } from './stock-client-example.ts';

/** A parameter as the page prints it. */
export type PrintedParameter = { name: string; rule: string; words: string };

/** A call as the page prints it. */
export type PrintedCall = {
	name: CallName;
	method: string;
	path: string;
	summary: string;
	words: string;
	parameters: PrintedParameter[];
	/** JSON that is sent; null for a call that reads. */
	sent: string | null;
	/** JSON that comes back. */
	answer: string;
};

/** What the page of the data calls prints: everything is made from the calls themselves. */
export function readCalls(origin: string): {
	calls: PrintedCall[];
	client: string;
	stockClient: string;
	mostItems: number;
} {
	const examples = exampleAnswers(origin);
	const calls = callList().map(([name, call]) => ({
		name,
		method: call.method,
		path: call.path,
		summary: call.summary,
		words: call.words,
		parameters: parametersOf(call),
		sent: call.body ? json(EXAMPLE_REVIEW) : null,
		answer: json(examples[name]),
	}));
	return { calls, client: exampleClient(origin), stockClient: stockClientExample(origin), mostItems: MOST_ITEMS };
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function parametersOf({ params, query, body }: DataCall): PrintedParameter[] {
	const described = [
		...parameters(params, 'path'),
		...parameters(query, 'query'),
		...(body ? parameters(body, 'query') : []),
	];
	return described.map(({ name, description, schema }) => ({
		name: String(name),
		rule: ruleOf(schema as Rule),
		words: String(description),
	}));
}

/** The parts of a schema that are told in words. */
type Rule = { type?: string; enum?: string[]; minimum?: number; maximum?: number; default?: unknown; anyOf?: Rule[] };

function ruleOf({ type, enum: choices, minimum, maximum, default: usual, anyOf }: Rule): string {
	if (anyOf) return anyOf.map(ruleOf).join(' or ');
	if (choices) return choices.join(', ');
	const range = type === 'integer' && maximum !== undefined && maximum < 1e6 ? `${minimum} to ${maximum}` : '';
	return [KINDS[type ?? ''] ?? type, range, usual === undefined ? '' : `else ${usual}`].filter(Boolean).join(', ');
}

const KINDS: Record<string, string> = { integer: 'whole number', string: 'text', array: 'list of texts' };
