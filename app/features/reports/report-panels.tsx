import { REPORT_REASONS } from '#domain/moderation/report-options.ts';
import { paths } from '../../lib/paths.ts';
import { Panel } from '../support/form-with-panels.tsx';

/** What happens with a report, beside its form. */
export function ReportPanels() {
	return (
		<>
			<Panel title="What happens next">
				<p>
					You get an acknowledgement by letter. An editor reads the report together with what you reported, and decides.
					No report leads to a removal by machine. You are told the decision, its ground and how to object.
				</p>
			</Panel>
			<Panel title="What stays">
				<p>
					A fair review that is unkind stays: praise and blame are treated alike.{' '}
					<a href={paths.moderation()}>How moderation works</a>
				</p>
			</Panel>
			<Panel title="In confidence">
				<p>
					“{REPORT_REASONS.offered}” is for whoever was promised or given something, or pressed, by anybody: on the page
					of the course, or on a review that came of it. Only editors read it. The club and the author do not learn of
					the report; only if a review is removed because of it must we tell its author that there was one.
				</p>
			</Panel>
		</>
	);
}
