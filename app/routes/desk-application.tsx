import { getApplication } from '#domain/desk/application-queries.ts';
import { APPLICATION_HOURS } from '#domain/desk/working-hours.ts';
import { ApplicationForm } from '../features/desk/application-form.tsx';
import { ApplicationThing } from '../features/desk/application-thing.tsx';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireNumber } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-application';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireNumber(params.id);
	const [application, frame] = await Promise.all([
		getApplication(ctx, id),
		readItem(ctx, request, { kind: 'application', id: String(id) }),
	]);
	return { application: requireFound(application), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	const id = String(requireNumber(params.id));
	return decideFromForm(context.get(domainContext), request, { kind: 'application', id });
}

export const meta = () => deskMeta('Application');

export default function DeskApplication({ loaderData: { application, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={`${application.firstName} ${application.lastName}`}
			decision={<ApplicationForm frame={frame} again={actionData} />}
		>
			<ApplicationThing
				application={application}
				overdue={frame.open !== null && frame.open.workingHours > APPLICATION_HOURS}
			/>
		</ItemPage>
	);
}
