import { Outlet } from 'react-router';
import { DeskNav } from '#app/features/desk/frame/desk-nav.tsx';
import keysAddress from '#app/features/desk/keys/keys.ts?worker&url';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { isChiefEditor, isEditor } from '#domain/shared/desk/desk-policy.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/layout';

/** The guard of everything below: the server asks it before any loader or action runs. */
export const handle: RouteHandle = { kind: 'reading', desk: 'editor' };

export function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { viewer } = ctx;
	return { inside: isEditor(viewer), chief: isChiefEditor(viewer), stamp: stampFor(ctx) };
}

export default function Desk({ loaderData: { inside, chief } }: Route.ComponentProps) {
	return (
		<>
			{inside && <DeskNav chief={chief} />}
			<Outlet />
			{inside && <script type="module" src={keysAddress} />}
		</>
	);
}
