import type { Plugin } from 'vite';
import { compileContent } from './compile.ts';
import { type ContentKind, FRONT_MATTER } from './kinds.ts';

const CONTENT_FILE = new RegExp(
	`/content/(${Object.keys(FRONT_MATTER).join('|')})/((?:versions/[a-z-]+/)?[a-z0-9-]+)\\.md$`,
);

/** Makes a content file a module whose default export is the compiled entry, so that no Markdown is read at run time. */
export function contentFiles(): Plugin {
	return {
		name: 'content-files',
		enforce: 'pre',
		transform: {
			filter: { id: CONTENT_FILE },
			handler(source, id) {
				const [, kind, slug] = CONTENT_FILE.exec(id) ?? [];
				if (!kind || !slug) return null;
				// The pattern is made of the kinds' names.
				const entry = compileContent(kind as ContentKind, slug, source);
				return { code: `export default ${JSON.stringify(entry)}`, map: { mappings: '' }, moduleType: 'js' };
			},
		},
	};
}
