import { data, redirect } from 'react-router';
import { WorldDifferences } from '#app/features/desk/courses/world-differences.tsx';
import { WorldRun } from '#app/features/desk/courses/world-run.tsx';
import { WORLD_FLASHES } from '#app/features/desk/courses/world-words.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { beginWorldRun } from '#domain/course-desk/world/world-commands.ts';
import { getWorld } from '#domain/course-desk/world/world-queries.ts';
import type { Route } from './+types/world';

export const handle: RouteHandle = {
	kind: 'reading',
	choices: { flash: Object.keys(WORLD_FLASHES) },
	fresh: true,
	writes: 'editor',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const flash = new URL(request.url).searchParams.get('flash') ?? '';
	return { flash: WORLD_FLASHES[flash], ...(await getWorld(context.get(domainContext))) };
}

export async function action({ context }: Route.ActionArgs) {
	const begun = await beginWorldRun(context.get(domainContext));
	if (!begun.ok && begun.kind === 'not-an-editor') throw data(null, { status: 404 });
	return redirect(deskPaths.world({ flash: begun.ok ? 'begun' : begun.kind }), 303);
}

export const meta = () => deskMeta('The world');

export default function DeskWorld({ loaderData: { flash, run, differences, waiting } }: Route.ComponentProps) {
	return (
		<DeskPage title="The world" aside={<a href={deskPaths.courses()}>All courses</a>} flash={flash}>
			<p>
				OpenStreetMap knows tens of thousands of golf courses. They are fetched country by country and imported. That
				takes a while, in the background; if it is broken off, the next run carries on from there. What has been
				renamed, has moved or has gone since the last run waits below: nothing is closed until an editor says so.
			</p>
			<WorldRun run={run} />
			<WorldDifferences differences={differences} waiting={waiting} />
		</DeskPage>
	);
}
