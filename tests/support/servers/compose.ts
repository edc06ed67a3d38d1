import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type ComposeService = {
	environment?: Record<string, string>;
	depends_on?: unknown;
	volumes?: string[];
	command?: string[];
	logging?: unknown;
	image?: string;
};
type Compose = { services: Record<string, ComposeService>; volumes: Record<string, unknown> };

export const composeText = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8');

/** What `compose.yaml` says, with its aliases resolved. */
export function readCompose(): Compose {
	// Ours; the tests of what is shipped fail where it is not of this shape.
	return parse(composeText, { merge: true }) as Compose;
}

/** The environment of its first node, filled in from `env` as compose fills it in from `.env`. */
export function environmentOfNode(env: Record<string, string>): Record<string, string> {
	const given = readCompose().services['site-a']?.environment ?? {};
	const fill = (value: string) =>
		value.replace(
			/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
			(_, name: string, usual: string | undefined) => env[name] || usual || '',
		);
	return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(value)]));
}
