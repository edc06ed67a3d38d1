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
		</>
	);
}
