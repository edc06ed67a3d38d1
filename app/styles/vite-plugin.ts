import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE_LETTERS = 3;
/** What Vite writes for a script that is loaded late: the places of its files in a list. */
const PLACES = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
/** That list, where the same script defines it. */
const LIST = /\(m\.f=(\["[^\]]*"\])\)/;
const DEFINITION = '__vite__mapDeps=';
const FRAME_SHEET = /\/frame-[\w-]+\.css$/;
const BARE_IMPORT = /^import '(\.[^']+\.module\.css)';$/gm;

/**
 * What pages carry of styles is small. Class names of modules are four or five letters in a build, the first of them their file's:
 * every page holds its sheets and names its classes, which with Vite's names costs it half a kilobyte more. Scripts that
 * are loaded late ask for their styles without those of the frame, which every page has from the beginning: taken in a second
 * time, they have the browser find the styles of the whole page anew.
 */
export function smallStyles(): Plugin {
	return {
		name: 'small-styles',
		apply: 'build',
		config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: shortNames(root) } } }),
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type === 'chunk') chunk.code = withoutFrameSheet(chunk.code);
				}
			},
		},
	};
}

/**
 * A sheet that is imported without a name for its classes comes with the page all the same, for what only the server renders
 * or a late script brings. Vite itself leaves a module's styles out where nobody reads its class names.
 */
export function bareSheets(): Plugin {
	let bare: ReadonlySet<string> = new Set();
	let root = '';
	return {
		name: 'bare-sheets',
		apply: 'build',
		// Vite has its say in what may be left out before.
		enforce: 'post',
		configResolved(config) {
			root = config.root;
		},
		buildStart() {
			const files = globSync('app/**/*.tsx', { cwd: root }).map((file) => join(root, file));
			bare = new Set(files.flatMap((file) => bareSheetsIn(readFileSync(file, 'utf8'), file)));
		},
		transform: {
			filter: { id: /\.module\.css$/ },
			handler: (code, id) => (bare.has(id) ? { code, moduleSideEffects: 'no-treeshake' } : null),
		},
	};
}

/** The paths of the sheets that a module imports for nothing but their styles. */
export function bareSheetsIn(code: string, file: string): string[] {
	return [...code.matchAll(BARE_IMPORT)].map(([, sheet = '']) => resolve(dirname(file), sheet));
}

/** Names classes by their file and their place in it: the same in every build, and for the browser as for the server. */
export function shortNames(root: string) {
	const files = new Map<string, { path: string; places: Map<string, string> }>();
	return (name: string, file: string): string => {
		// A sheet that a script carries as text (`?inline`) has the names that its components know.
		const path = relative(root, file.replace(/\?.*$/, ''));
		const letters = `_${hash('sha256', path, 'base64url').slice(0, FILE_LETTERS)}`;
		const known = files.get(letters) ?? { path, places: new Map<string, string>() };
		if (known.path !== path) throw new Error(`${path} and ${known.path} have the same letters: rename one of them`);
		files.set(letters, known);
		const place = known.places.get(name) ?? known.places.size.toString(36);
		known.places.set(name, place);
		return letters + place;
	};
}

/** The code of a chunk whose late scripts ask for the frame's styles no more. Throws where Vite writes its list in another way. */
export function withoutFrameSheet(code: string): string {
	if (code.includes(DEFINITION) && !LIST.test(code))
		throw new Error(`${DEFINITION} is followed by a list of no known form`);
	const [, list = '[]'] = LIST.exec(code) ?? [];
	const files: string[] = JSON.parse(list);
	const frame = files.findIndex((file) => FRAME_SHEET.test(file));
	if (frame < 0) return code;
	return code.replace(PLACES, (_, places: string) => {
		const others = places.split(',').filter((place) => place !== String(frame));
		return `__vite__mapDeps([${others}])`;
	});
}
