import { reactRouter } from '@react-router/dev/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './app/offline/vite-plugin.ts';
import { bareSheets, smallStyles } from './app/styles/vite-plugin.ts';
import { contentFiles } from './content/compile/vite-plugin.ts';

/**
 * A chunk that holds React is read whole by a helper thread of Chrome's while it comes; otherwise its functions are read
 * one by one when they are called, and the page waits for it.
 */
const hints = ({ name }: { name: string }) => (/^(?:react|hydrate)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '');

/**
 * The text of the server and its pages. Functions keep their names for the log; comments and blanks go, and what is not ASCII is
 * escaped: V8 keeps the text of what it runs, and one other letter in it doubles its size. It is a plugin of ours because Vite's
 * has the browser's `terserOptions` for every environment, whatever stands in its own.
 */
const serverText: Plugin = {
	name: 'server-text',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	// Last, since Vite writes each chunk anew for its target.
	async generateBundle(_, bundle) {
		for (const chunk of Object.values(bundle)) {
			if (chunk.type !== 'chunk') continue;
			const { code } = await minify(chunk.code, {
				module: true,
				compress: false,
				mangle: false,
				format: { ascii_only: true },
			});
			if (!code) throw new Error(`nothing is left of ${chunk.fileName}`);
			chunk.code = code;
		}
	},
};

/**
 * When its first schema is made, zod tries whether `new Function` may be used, which the pages' policy forbids and the browser
 * notes as a breach. It is told not to as soon as it can be, before anything of ours: in the module of its settings.
 */
const zodWithoutEval = (): Plugin => {
	let isTold = false;
	return {
		name: 'zod-without-eval',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform: {
			filter: { id: /\/zod\/v4\/core\/core\.js$/ },
			handler(code) {
				if (!code.includes('export function config(')) throw new Error('zod has its settings elsewhere');
				isTold = true;
				return { code: `${code}\nconfig({ jitless: true });`, map: null };
			},
		},
		generateBundle() {
			if (!isTold) throw new Error('zod has its settings elsewhere');
		},
	};
};

export default defineConfig({
	plugins: [zodWithoutEval(), contentFiles(), serviceWorker(), smallStyles(), bareSheets(), serverText, reactRouter()],
	// In development all libraries are made ready at the start: one that is found later reloads the page under whoever types in it.
	optimizeDeps: { entries: ['app/routes/**/*.tsx', 'app/islands/**/*.{ts,tsx}'] },
	worker: { format: 'es', rolldownOptions: { output: { postBanner: hints } } },
	build: {
		// The pages' Content-Security-Policy has no `data:` for scripts and fonts: every asset is a file of its own.
		assetsInlineLimit: 0,
		// Every browser of the last two years preloads modules by itself.
		// What is loaded late names its styles alone: its scripts name each other, and the lists of all of them stood in every
		// first load.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
		target: 'es2023',
		// Slower than Vite's own, once a build, and half a kilobyte less on every page that hydrates (decision record 0011).
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
		// light-dark() and nesting are sent as written: every browser of the last two years knows them.
		cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
	},
	environments: {
		// `serverText` makes it slim.
		ssr: { build: { rolldownOptions: { input: 'server/built.ts' }, minify: false } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						postBanner: hints,
						codeSplitting: {
							// Parts that stand together on most pages compress better, and make a shorter manifest, as one file.
							groups: [
								{ name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
								{
									name: 'frame',
									test: /\/app\/(?:shell|styles\/preload|lib\/(?:auth\/(?:auth-state|stored|when|sign-out-words)|paths|format\/format\.|lazy-part|machines\/meta)|features\/auth\/auth-provider|ui\/(?:button|toast))/,
								},
								// Wanted by forms as well, it must not drag the lists along.
								{ name: 'names', test: /\/app\/(?:features\/course-card\/course-name|lib\/format\/name-language)/ },
								{
									name: 'lists',
									test: /\/app\/(?:features\/(?:course-card\/(?:course-|nothing-found)|rating\/|review\/review-marks)|ui\/(?:pager|choice-links|section-head|breadcrumbs))/,
									minShareCount: 2,
								},
								// Small and wanted by several pages, it must not drag the review form along.
								{ name: 'excerpt', test: /\/domain\/reviews\/(?:excerpt|messages)/ },
								{
									name: 'words',
									test: /\/app\/(?:features\/place\/(?:place-words|for-machines)|lib\/(?:machines\/breadcrumb-data|format\/fact-format))/,
									minShareCount: 2,
								},
								{
									name: 'forms',
									test: /\/app\/(?:ui\/(?:forms\/(?:field|form-|error)|announced)|features\/forms\/post-form|lib\/(?:use-|forms\/(?:use-|form-|send-post)))/,
									minShareCount: 2,
								},
								{ name: 'trap', test: /\/app\/features\/support\/trap\.module/ },
								{
									name: 'review-form',
									test: /\/app\/features\/review-form\/(?!detail-fields|validate-review)|\/domain\/reviews\/(?:aspects|messages)/,
								},
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
