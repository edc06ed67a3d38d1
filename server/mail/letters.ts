import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderLetter } from '#mail/render.tsx';

export type BuiltLetters = { renderLetter: RenderLetter };

/** The built letters of `build`, the folder; the bundle is made by Vite and has no types of its own. Throws where there is none. */
export const loadLetters = async (build: string) =>
	(await import(/* @vite-ignore */ pathToFileURL(join(build, 'mail/render.js')).href)) as BuiltLetters;
