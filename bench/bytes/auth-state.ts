import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import viteConfig from '../../vite.config.ts';

/** Brotli bytes of the script that keeps the auth state on a page without React. */
export type AuthStateBytes = {
	/** What every page carries: whether anybody is signed in at all. */
	everyone: number;
	/** What a member's page loads beside it: who it is, renewing, other tabs. */
	members: number;
};

const ENTRY = 'app/islands/boot/auth.ts';
/** Loaded with the page once somebody is signed in; signing out and messages come when they are needed. */
const MEMBER = 'app/islands/boot/member.ts';

/** Builds that script alone, as the site is built. Throws when it cannot be built. */
export async function measureAuthState(): Promise<AuthStateBytes> {
	const output = await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			target: 'es2023',
			minify: viteConfig.build?.minify,
			terserOptions: viteConfig.build?.terserOptions,
			// As for a server, without Vite's loader of modules: that one is the islands', with or without an auth state.
			ssr: true,
			rolldownOptions: { input: { auth: ENTRY } },
		},
	});
	// With one output and no watcher Vite gives one result.
	const { output: files } = output as Rolldown.RolldownOutput;
	const chunks = files.filter((file) => file.type === 'chunk');
	const entry = chunks.find(({ isEntry }) => isEntry);
	const member = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(MEMBER));
	if (!entry || !member) throw new Error('the script of the auth state has other parts than it used to have');
	const everyone = withImports(entry, chunks);
	const members = withImports(member, chunks).filter((chunk) => !everyone.includes(chunk));
	return { everyone: sizeOf(everyone), members: sizeOf(members) };
}

function withImports(chunk: Rolldown.OutputChunk, all: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
	const imported = all.filter(({ fileName }) => chunk.imports.includes(fileName));
	return [chunk, ...imported];
}

const sizeOf = (chunks: Rolldown.OutputChunk[]) => chunks.reduce((sum, { code }) => sum + brotli(code), 0);

const brotli = (code: string) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
