import { CourseName } from '#app/features/course-card/course-name.tsx';
import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { DecisionForm } from '#app/features/desk/deciding/decision-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { ReportThing } from '#app/features/desk/things/report-thing.tsx';
import { getDeskReport } from '#domain/desk/moderation-item-queries.ts';
import { GROUND_MEANINGS, GROUNDS } from '#domain/shared/desk/grounds.ts';
import type { Route } from './+types/report';

export const handle = ITEM_HANDLE;

export const loader = (args: Route.LoaderArgs) => loadItem(args, 'report', requireNumber, getDeskReport);

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'report', requireNumber);

export const meta = () => deskMeta('Report');

export default function DeskReport({ loaderData: { thing: report, frame }, actionData }: Route.ComponentProps) {
	return (
		<ItemPage
			frame={frame}
			title={report.course ? <CourseName course={report.course} /> : (report.list?.title ?? `A ${report.kind}`)}
			decision={
				<DecisionForm
					frame={frame}
					version={(report.review ?? report.list)?.version}
					caption={report.photograph?.captionMark}
					yes={{ outcome: 'dismissed', label: 'Dismiss: it stays', keyName: 'a' }}
					no={{ outcome: 'upheld', label: report.kind === 'course' ? 'Uphold' : 'Uphold: take it down', keyName: 'r' }}
					grounds={{ choices: GROUNDS, meanings: GROUND_MEANINGS }}
					wordsFor="Needed either way: the one who reported gets them and, where it is taken down, its author too."
					again={actionData}
				/>
			}
		>
			<ReportThing report={report} />
		</ItemPage>
	);
}
