import type { Site } from '#app/lib/context.ts';
import { mailboxOf } from '#app/lib/mailboxes.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import { Panel } from '../form-with-panels.tsx';

const HOURS = [
	['Mon-Fri', '9:00-17:00'],
	['Sat', '10:00-15:00'],
	['Sun', 'Closed'],
] as const;

/** Other ways to reach the house, and when somebody is there. */
export function ContactPanels({ site }: { site: Pick<Site, 'mailDomain' | 'companyAddress'> }) {
	const info = mailboxOf(site, 'info');
	return (
		<>
			<Panel title="Email">
				<p>
					<a href={`mailto:${info}`}>{info}</a>
				</p>
			</Panel>
			<Panel title="Address">
				<address>{site.companyAddress}</address>
			</Panel>
			<Panel title="Office hours">
				<dl>
					{HOURS.map(([days, hours]) => (
						<div key={days}>
							<dt>{days}</dt>
							<dd>{hours}</dd>
						</div>
					))}
				</dl>
				<small>Stockholm time</small>
			</Panel>
			<Panel title="Answers at once">
				<p>
					Perhaps it stands in the <Link to={paths.faq()}>FAQ</Link> or in the{' '}
					<Link to={paths.help()}>Help Center</Link> already.
				</p>
			</Panel>
		</>
	);
}
