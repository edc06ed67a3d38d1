import { createElement, type ReactNode } from 'react';

const TOKEN =
	/<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const RAW = /(<(script|style)\b[^>]*>)([\s\S]*?)<\/\2>/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const SWITCHES = new Set([
	'async',
	'checked',
	'disabled',
	'hidden',
	'multiple',
	'novalidate',
	'open',
	'required',
	'selected',
]);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/**
 * The elements of a page that React has written, as a tree that React can write again, with no component in it: what is then
 * left is React's own share. Scripts and styles are empty.
 */
export function elementsOf(html: string): ReactNode {
	const open: { name: string; attributes: Record<string, unknown>; children: ReactNode[] }[] = [];
	const top: ReactNode[] = [];
	const put = (node: ReactNode) => (open.at(-1)?.children ?? top).push(node);
	const close = () => {
		const element = open.pop();
		if (element) put(createElement(element.name, element.attributes, ...element.children));
	};
	for (const [, slash, name, attributes = '', isSingle, text] of html.replace(RAW, '$1</$2>').matchAll(TOKEN)) {
		if (text !== undefined) put(plain(text));
		else if (slash) close();
		else if (name !== undefined) {
			open.push({ name, attributes: attributesOf(attributes), children: [] });
			if (isSingle || VOID.has(name)) close();
		}
	}
	return top;
}

function attributesOf(text: string): Record<string, unknown> {
	return Object.fromEntries(
		Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, SWITCHES.has(name) || plain(value)]),
	);
}
