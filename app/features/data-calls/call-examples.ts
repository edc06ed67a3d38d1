import type { DataCall } from './data-call.ts';
import { EXAMPLE_REVIEW } from './examples.ts';

/** How a call is made from a shell and from a program. */
export type CallExamples = { curl: string; typescript: string };

/** The examples of a call, from what its declaration asks with; a test runs each as the page prints it. */
export function examplesOf(call: DataCall, origin: string): CallExamples {
	const address = `${origin}${targetOf(call)}`;
	if (call.method === 'GET') {
		return { curl: `curl '${address}'`, typescript: `const answer = await fetch('${address}');\n${READ}` };
	}
	const body = JSON.stringify(EXAMPLE_REVIEW, null, 2);
	return {
		curl: `curl --json '${body}' '${address}'`,
		typescript: `const answer = await fetch('${address}', {
  method: '${call.method}',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body.replaceAll('\n', '\n  ')}),
});
${READ}`,
	};
}

const READ = `if (!answer.ok) throw new Error(await answer.text());
console.log(await answer.json());`;

/** The path with its query. */
function targetOf({ path, params, example = {} }: DataCall): string {
	const inPath = Object.keys(params.shape);
	const query = Object.entries(example).filter(([name]) => !inPath.includes(name));
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])));
	const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
	return search === '' ? filled : `${filled}?${search}`;
}
