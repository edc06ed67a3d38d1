const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER = '<script type="module" async="">import ';
const SCRIPT = /^<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /\bimport (?:\* as (\w+) from )?("[^"]+");/g;
const STATIC_IMPORT = /\bimport\s*(?![\s(])/;
const CONTEXT = '<script>window.__reactRouterContext';

/** Something is to be seen. A page that nobody looks at is not painted: after two seconds it begins all the same. */
const PAINTED =
	'await new Promise(go=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,2e3)});';

/**
 * Lets the scripts of a page that hydrates begin after its first paint, for which words, fonts and pictures come first. They
 * are fetched all at once then, and run one after the other. A page without scripts is left as it is. Throws where React Router has
 * written them in another way.
 */
export function deferScripts(html: string): string {
	// It stands near the end, and what it preloads in the head: the words between are not searched through.
	const at = html.lastIndexOf(STARTER);
	if (at < 0) {
		if (hydrates(html)) throw new Error('React Router starts its scripts in another way than expected');
		return html;
	}
	const headEnd = html.indexOf('</head>');
	const files: string[] = [];
	const head = html.slice(0, headEnd).replace(PRELOAD, (_, href: string) => {
		files.push(href);
		return '';
	});
	const rest = html.slice(at).replace(SCRIPT, (_, code: string) => {
		const imports = code.replace(IMPORT, (_, name: string | undefined, file: string) =>
			name ? `const ${name}=await import(${file});` : `await import(${file});`,
		);
		if (STATIC_IMPORT.test(imports)) throw new Error('React Router imports its modules in another way than expected');
		return `<script type="module" async="">${PAINTED}${fetchAll(files)}${imports}</script>`;
	});
	return head + html.slice(headEnd, at) + rest;
}

/** Whether React takes the page over in the browser. No word of a reader's is taken for it: it begins a script. */
export const hydrates = (html: string) => html.includes(CONTEXT);

const fetchAll = (files: string[]) =>
	`for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
