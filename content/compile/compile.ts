import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { type ContentKind, type Entry, FRONT_MATTER } from './kinds.ts';
import { renderMarkdown } from './markdown.ts';
import { fillFixedTokens, TOKEN, TOKEN_NAMES } from './tokens.ts';

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Compiles one content file. Throws with the file's name and what is wrong where the front matter does not fit the
 * folder, or where a token is not known: such a file never gets as far as a page.
 */
export function compileContent<Kind extends ContentKind>(kind: Kind, slug: string, source: string): Entry<Kind> {
	const name = `content/${kind}/${slug}.md`;
	const [, head, body] = FILE.exec(fillFixedTokens(source.replace(/\r\n/g, '\n'))) ?? [];
	if (head === undefined || body === undefined) throw new Error(`${name} does not begin with front matter between ---`);
	const facts = FRONT_MATTER[kind].safeParse(parseYaml(head));
	if (!facts.success) throw new Error(`${name}: ${z.prettifyError(facts.error)}`);
	for (const [token, inside] of body.matchAll(TOKEN)) {
		if (!TOKEN_NAMES.includes(inside ?? '')) throw new Error(`${name}: ${token} is no token that pages fill in`);
	}
	// The schema was chosen by the kind, which the compiler does not follow through the look-up.
	return { ...facts.data, slug, ...renderMarkdown(body) } as unknown as Entry<Kind>;
}
