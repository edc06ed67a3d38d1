import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './app/offline/vite-plugin.ts';
import { bareSheets, smallStyles } from './app/styles/vite-plugin.ts';
import { contentFiles } from './content/compile/vite-plugin.ts';

/**
 * When its first schema is made, zod tries whether `new Function` may be used, which the pages' policy forbids and the browser
 * notes as a breach. It is told not to as soon as it can be, before anything of ours: in the module of its settings.
 */
const zodWithoutEval = {
	name: 'zod-without-eval',
	transform: {
		filter: { id: /\/zod\/v4\/core\/core\.js$/ },
		handler(code: string) {
			if (!code.includes('export function config(')) throw new Error('zod has its settings elsewhere');
			return { code: `${code}\nconfig({ jitless: true });`, map: null };
		},
	},
};

/** The same for the built pages, which are not made where zod was never told. */
const builtWithoutEval = (): Plugin => {
	let isTold = false;
	return {
		...zodWithoutEval,
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform: {
			...zodWithoutEval.transform,
			handler(code) {
				isTold = true;
				return zodWithoutEval.transform.handler(code);
			},
		},
		generateBundle() {
			if (!isTold) throw new Error('zod has its settings elsewhere');
		},
	};
};

export default defineConfig({
	plugins: [builtWithoutEval(), contentFiles(), serviceWorker(), smallStyles(), bareSheets(), reactRouter()],
	// In development all libraries are made ready at the start: one that is found later reloads the page under whoever types in it.
	optimizeDeps: {
		entries: ['app/routes/**/*.tsx', 'app/islands/**/*.{ts,tsx}'],
		// React Router's own, which Vite's scan leaves for the first page that asks for them.
		include: ['cookie-es', '@remix-run/route-pattern/match', '@remix-run/route-pattern/specificity'],
		rolldownOptions: { plugins: [zodWithoutEval] },
	},
	worker: { format: 'es' },
	build: {
		// The pages' Content-Security-Policy has no `data:` for scripts and fonts: every asset is a file of its own.
		assetsInlineLimit: 0,
		// Every browser of the last two years preloads modules by itself.
		// What is loaded late names its styles alone: its scripts name each other, and the lists of all of them stood in every
		// first load.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
		target: 'es2023',
		// Slower than Vite's own, and a kilobyte less on every page that hydrates (decision record 0011).
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
		// light-dark() and nesting are sent as written: every browser of the last two years knows them.
		cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
	},
	environments: {
		// Functions keep their names for the log.
		ssr: { build: { rolldownOptions: { input: 'server/built.ts' }, minify: false } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							// What stands together on most pages compresses better as one file: without frame and forms a form loads up to
							// forty files and 4 KB more. A group takes along whatever its parts import, styles too: it must hold nothing that
							// only some of its pages have.
							groups: [
								{ name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
								{
									name: 'frame',
									test: /\/app\/(?:shell\/|styles\/preload|features\/auth\/auth-provider|lib\/(?:forms\/watch-posts|lazy-part|machines\/meta|format\/(?:format|readers-day)\.)|ui\/(?:button|link|toast))|\/domain\/reviews\/(?:aspects|messages)\./,
								},
								{
									name: 'forms',
									test: /\/app\/(?:ui\/forms\/(?:field|fill-|form-|error)|features\/(?:forms\/(?:post-form|stamp-field)|support\/trap)|lib\/(?:use-|forms\/(?:use-|form-)))/,
									minShareCount: 2,
								},
								{ name: 'combobox', test: /\/app\/ui\/forms\/combobox/ },
							],
						},
					},
				},
			},
		},
	},
	// Bundled, because their many files cost more than what they hold.
	ssr: { noExternal: ['downshift', 'react-router', /^drizzle-orm/, 'zod', /^@conform-to/] },
});
