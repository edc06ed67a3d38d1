import { defineConfig } from 'vite';

/** The letters, for the server alone: Node reads no .tsx. */
export default defineConfig({
	publicDir: false,
	build: { ssr: 'mail/render.tsx', outDir: 'build/mail', emptyOutDir: true, target: 'es2023' },
});
