import { getDeskReport } from '#domain/desk/moderation-item-queries.ts';
import { decideFromForm } from '../features/desk/decide-item.server.ts';
import { DecisionForm } from '../features/desk/decision-form.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { VIEWS } from '../features/desk/inbox-view.ts';
import { requireFound, requireNumber } from '../features/desk/item-id.ts';
import { ItemPage } from '../features/desk/item-page.tsx';
import { readItem } from '../features/desk/read-item.server.ts';
import { ReportThing } from '../features/desk/report-thing.tsx';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-report';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireNumber(params.id);
	const [report, frame] = await Promise.all([
		getDeskReport(ctx, id),
		readItem(ctx, request, { kind: 'report', id: String(id) }),
	]);
	return { report: requireFound(report), frame };
}

export function action({ request, params, context }: Route.ActionArgs) {
	const id = String(requireNumber(params.id));
	return decideFromForm(context.get(domainContext), request, { kind: 'report', id });
}

export const meta = () => deskMeta('Report');

export default function DeskReport({ loaderData: { report, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={report.course?.name ?? `A ${report.kind}`}
			decision={
				<DecisionForm
					frame={frame}
					version={report.review?.version}
					yes={{ outcome: 'dismissed', label: 'Dismiss: it stays', keyName: 'a' }}
					no={{ outcome: 'upheld', label: report.kind === 'course' ? 'Uphold' : 'Uphold: take it down', keyName: 'r' }}
					grounds
					wordsFor="Needed either way: the one who reported gets them and, where it is taken down, its author too."
					again={actionData}
				/>
			}
		>
			<ReportThing report={report} />
		</ItemPage>
	);
}
