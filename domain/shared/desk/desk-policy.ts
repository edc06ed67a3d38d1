import type { Member, Role, Viewer } from '../context.ts';

/**
 * Who may decide what stands on the site: an editor whose session has shown the second factor. A role alone gives no
 * power, however somebody has signed in.
 */
export const isEditor = (viewer: Viewer): boolean => holdsRole(viewer) && viewer.secondFactorAt !== null;

/**
 * Who may say which golfer's photograph stands for a course (decision R6): an editor, or a reviewer with the badge. Nobody says it of
 * one of their own.
 */
export const mayChooseCovers = (viewer: Viewer): boolean =>
	isEditor(viewer) || (viewer.kind === 'member' && viewer.role === 'reviewer');

/** Who appoints editors. */
export const isChiefEditor = (viewer: Viewer): boolean =>
	isEditor(viewer) && viewer.kind === 'member' && viewer.role === 'chief';

/** Whoever is asked for a second factor. */
export const holdsRole = (viewer: Viewer): viewer is Member => viewer.kind === 'member' && isRole(viewer.role);

/** Whether it is a role at the desk. */
export const isRole = (role: Role): role is 'editor' | 'chief' => role === 'editor' || role === 'chief';
