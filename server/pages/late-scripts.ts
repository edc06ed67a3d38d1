const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER = /<script type="module" async="">(import [\s\S]*?)<\/script>/;
const IMPORT = /\bimport (?:\* as (\w+) from )?("[^"]+");/g;

/** Something is to be seen. A page that nobody looks at is not painted: after two seconds it begins all the same. */
const PAINTED =
	'await new Promise(go=>{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,2e3)});';

/**
 * Lets the scripts of a page that hydrates begin after its first paint, for which words, fonts and pictures come first. They
 * are fetched all at once then, and run one after the other. A page without scripts is left as it is.
 */
export function startLate(html: string): string {
	if (!STARTER.test(html)) return html;
	const files: string[] = [];
	const without = html.replace(PRELOAD, (_, href: string) => {
		files.push(href);
		return '';
	});
	return without.replace(STARTER, (_, code: string) => {
		const imports = code.replace(IMPORT, (_, name: string | undefined, file: string) =>
			name ? `const ${name}=await import(${file});` : `await import(${file});`,
		);
		return `<script type="module" async="">${PAINTED}${fetchAll(files)}${imports}</script>`;
	});
}

const fetchAll = (files: string[]) =>
	`for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
