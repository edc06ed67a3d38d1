import type { RouteHandle } from '#app/lib/handle.ts';
import { after, LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { holdsRole, isChiefEditor, isEditor } from '#domain/shared/desk/desk-policy.ts';

/**
 * `in`: may use the page. `unproven`: an editor whose session has to show the second factor first. `signed-out`: a visitor,
 * who may be an editor and is to say so. `nowhere`: for this viewer nothing lives at the address.
 */
export type Admission = 'in' | 'unproven' | 'signed-out' | 'nowhere';

/** THE guard of the desk: asked for every read and every post of a route whose handle says `desk`, before it runs. */
export function admit({ desk, fresh }: RouteHandle, viewer: Viewer, now: Date): Admission {
	if (desk === undefined) return 'in';
	if (viewer.kind === 'visitor') return 'signed-out';
	if (!holdsRole(viewer) || (desk === 'chief' && viewer.role !== 'chief')) return 'nowhere';
	if (desk === 'role') return 'in';
	const isProven = desk === 'chief' ? isChiefEditor(viewer) : isEditor(viewer);
	const { secondFactorAt } = viewer;
	if (!isProven || secondFactorAt === null) return 'unproven';
	return fresh && after(secondFactorAt, LIFETIMES.freshSecondFactor) <= now ? 'unproven' : 'in';
}
