import { defineConfig } from 'vite';
import { contentFiles } from './content/compile/vite-plugin.ts';

/** The letters and the newsletter's issues, for the server alone: Node reads no .tsx. */
export default defineConfig({
	publicDir: false,
	plugins: [contentFiles()],
	build: {
		ssr: true,
		outDir: 'build/mail',
		emptyOutDir: true,
		target: 'es2023',
		rolldownOptions: { input: { render: 'mail/render.tsx', issues: 'mail/issues.ts' } },
	},
});
