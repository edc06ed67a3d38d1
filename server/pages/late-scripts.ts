const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER = '<script type="module" async="">import ';
const SCRIPT = /^<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /\bimport (?:\* as (\w+) from )?("[^"]+");/g;

/** Something is to be seen. A page that nobody looks at is not painted: after two seconds it begins all the same. */
const PAINTED =
	'await new Promise(go=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,2e3)});';

/**
 * Lets the scripts of a page that hydrates begin after its first paint, for which words, fonts and pictures come first. They
 * are fetched all at once then, and run one after the other. A page without scripts is left as it is.
 */
export function startLate(html: string): string {
	// It stands near the end, and what it preloads in the head: the words between are not searched through.
	const at = html.lastIndexOf(STARTER);
	if (at < 0) return html;
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
		return `<script type="module" async="">${PAINTED}${fetchAll(files)}${imports}</script>`;
	});
	return head + html.slice(headEnd, at) + rest;
}

const fetchAll = (files: string[]) =>
	`for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
