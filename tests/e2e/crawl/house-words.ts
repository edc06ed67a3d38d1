import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse as parseYaml } from 'yaml';

/** Words of the house: a text and the file it stands in. */
export type HouseText = { file: string; text: string };

const FOLDERS = ['content', 'app', 'mail', 'domain', 'server/http'];
const SOURCES = /^(?!content\/).*\.tsx?$/;
const NO_SOURCE = /\.test\.tsx?$|\/import\/|\/covers\/|\/geography\/|\/terrain\.ts$/;

/** Sentences full of the names of places, which no dictionary has: the other words of them are spelt. */
const OF_PLACES = /\/places\/areas\//;
const NAME = /\p{Lu}[\p{L}\p{M}’ʻ-]*/gu;

/** Everything the house says: content files, and the texts in the sources of pages and letters. */
export function readHouseTexts(root: string): HouseText[] {
	// These alone: what other journeys write meanwhile beside them comes and goes as it is listed.
	const files = FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
	);
	const content = files.filter((file) => /^content\/.*\.md$/.test(file));
	const sources = files.filter((file) => SOURCES.test(file) && !NO_SOURCE.test(file));
	return [
		...content.map((file) => ({ file, text: textOfContent(readFileSync(join(root, file), 'utf8')) })),
		...sources.map((file) => ({ file, text: textOfSource(file, readFileSync(join(root, file), 'utf8')) })),
	];
}

/** Sentences of the front matter and the body, without addresses, code and tokens. */
function textOfContent(source: string): string {
	const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
	const facts = Object.values(parseYaml(head) as Record<string, unknown>).filter(isSentence);
	return [...facts, body].join('\n').replace(/\{\{[^}]*\}\}|`[^`]*`|^::.*$|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+/gm, ' ');
}

/** What stands between tags, and strings of two words or more. */
function textOfSource(file: string, source: string): string {
	const texts: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isImportDeclaration(node) || isAttribute(node) || areNames(node)) return;
		if (isStatement(node)) return partsOf(node).forEach(visit);
		if (ts.isJsxText(node)) texts.push(node.text);
		else if (ts.isStringLiteralLike(node) && isSentence(node.text)) texts.push(node.text);
		else if (ts.isTemplateExpression(node)) texts.push(...wordsOfTemplate(node));
		ts.forEachChild(node, visit);
	};
	// Read as one with elements, a plain file's type parameters would begin one.
	const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
	const text = texts.join('\n').replace(/&\w+;|https?:\/\/\S*|\S+@\S+/g, ' ');
	return OF_PLACES.test(file) ? text.replace(NAME, ' ') : text;
}

/** What a golf area is called in six languages. */
const areNames = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'named';

/** Words for the database. */
const isStatement = (node: ts.Node): node is ts.TaggedTemplateExpression =>
	ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql';

const partsOf = ({ template }: ts.TaggedTemplateExpression) =>
	ts.isTemplateExpression(template) ? template.templateSpans.map(({ expression }) => expression) : [];

function wordsOfTemplate({ head, templateSpans }: ts.TemplateExpression): string[] {
	const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
	return isSentence(parts.join('x')) ? parts : [];
}

/** Attributes that hold names for machines. */
const isAttribute = (node: ts.Node) =>
	ts.isJsxAttribute(node) &&
	/^(?:className|id|name|type|href|to|d|viewBox|sizes|media|autoComplete)$/.test(node.name.getText());

/** Words for people: two or more, with a capital at the beginning or a stop at the end. */
const isSentence = (text: unknown): text is string =>
	typeof text === 'string' &&
	/^[^<>{}=;:/\\]*$|[.?!]$/.test(text) &&
	/^[\p{Lu}“‘(][\s\S]* |[\s\S]* [\s\S]*[.?!…]$/u.test(text);
