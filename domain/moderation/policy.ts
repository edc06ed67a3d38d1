import type { Viewer } from '../shared/context.ts';

/** Editors decide what stands on the site. */
export const canModerate = (viewer: Viewer): boolean =>
	viewer.kind === 'member' && (viewer.role === 'editor' || viewer.role === 'chief');
