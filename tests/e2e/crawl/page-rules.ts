import { HtmlValidate } from 'html-validate';

/** The validator's own recommendations and the standard, but for what says nothing about our pages. */
const VALIDATOR = new HtmlValidate({
	extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
	rules: {
		// React writes charSet, noValidate and the like as its properties are called; HTML knows no case.
		'attr-case': 'off',
		// React closes void elements with a slash, which HTML allows and ignores.
		'void-style': 'off',
		// React writes disabled="" and hidden="", which is the same as leaving the value out.
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		// Every script and style comes from our own host, under a name made of its hash.
		'require-sri': 'off',
		// Text is the type of an input that names none.
		'no-implicit-input-type': 'off',
		// Lists that are searched while typing have no native element; a table that scrolls is a region, not a section.
		'prefer-native-element': 'off',
	},
});

/** What is wrong with a page by the HTML standard. */
export async function faultsIn(html: string): Promise<string[]> {
	const { results } = await VALIDATOR.validateString(html);
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`);
}

/** A class that its style sheet does not have is written as `undefined`. */
export const lostClassesIn = (html: string): string[] => html.match(/class="(?:[^"]* )?undefined[ "]/g) ?? [];

/** What a page lacks of what every page has. */
export function missingIn(html: string): string[] {
	const has = {
		heading: html.match(/<h1\b/g)?.length === 1,
		title: /<title[^>]*>[^<]*\S · Fescue<\/title>/.test(html),
		description: /<meta name="description" content="[^"]{40,}"/.test(html),
		picture: /<meta property="og:image" content="http[^"]+"/.test(html),
		canonical: /<link rel="canonical" href="http[^"]+"/.test(html),
	};
	return Object.entries(has).flatMap(([what, is]) => (is ? [] : [what]));
}

/** The structured data of a page, parsed. Throws where a block is no JSON. */
export const structuredDataIn = (html: string): Record<string, unknown>[] =>
	[...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
		JSON.parse(json),
	);
