import { type CallExamples, examplesOf } from './call-examples.ts';
import type { CallName } from './calls.ts';
import type { DataCall } from './data-call.ts';
import { exampleClient } from './example-client.ts';
import { EXAMPLE_REVIEW, exampleAnswers } from './examples.ts';
import { type MemberCallName, memberCallList } from './members/member-calls.ts';
import { callList } from './openapi.ts';
import { parameters } from './openapi-parts.ts';
import { MOST_ITEMS } from './parameters.ts';
import { type Rule, ruleInWords } from './rule-words.ts';
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
	examples: CallExamples;
};

/** A call that the page only names. */
export type ListedCall = Pick<PrintedCall, 'method' | 'path' | 'summary'> & { name: MemberCallName };

/** What the page of the data calls prints: everything is made from the calls themselves. */
export function readCalls(origin: string): {
	calls: PrintedCall[];
	members: ListedCall[];
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
		examples: examplesOf(call, origin),
	}));
	const members = memberCallList().map(([name, { method, path, summary }]) => ({ name, method, path, summary }));
	return {
		calls,
		members,
		client: exampleClient(origin),
		stockClient: stockClientExample(origin),
		mostItems: MOST_ITEMS,
	};
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
		rule: ruleInWords(schema as Rule),
		words: String(description),
	}));
}
