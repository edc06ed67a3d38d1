import { fileURLToPath } from 'node:url';
import { requireBuild } from '#server/start/build.ts';
import { runCommand, say } from '#server/start/terminal.ts';

/** Builds the pages as `npm start` does, and only if their sources have changed. */
await runCommand(() => requireBuild(fileURLToPath(new URL('..', import.meta.url)), say));
