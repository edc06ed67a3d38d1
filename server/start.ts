import './production-env.ts';
import { enableCompileCache } from 'node:module';
import { chdir } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnvFile } from './start/env-file.ts';

/**
 * `npm start`: builds what has changed, and loads what was built: `server/built.ts`. Where nothing has changed, as at nearly
 * every start, no more is read than tells so: the settings alone took a third of a second.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
// Relative settings (DATA_DIRECTORY, .env) are meant from the checkout, wherever the command is given.
chdir(root);
readEnvFile();
// What Node has compiled is kept beside the build; another place may be named where that is not to be written.
const compiled = process.env.NODE_COMPILE_CACHE || `${root}build/compiled`;
enableCompileCache(compiled);
const { BUNDLE, isBuilt } = await import('./start/sources.ts');
const isReady = isBuilt(root) || (await (await import('./start/build-first.ts')).buildFirst(root));
if (isReady) await import(pathToFileURL(`${root}${BUNDLE}`).href);
