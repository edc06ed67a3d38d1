import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';

/** What stands in a form's place once it is kept on the device, for want of a connection (B5). */
export function KeptNote({ what, isMember = true }: { what: 'round' | 'review' | 'report'; isMember?: boolean }) {
	return (
		<section aria-labelledby="kept">
			<ArrivalHeading id="kept">Kept on this device</ArrivalHeading>
			<p>
				Your {what} is sent as soon as there is a connection, also if you close the browser until then.{' '}
				{isMember ? 'Stay logged in until it was sent.' : 'Without an account it cannot be taken back after that.'}
			</p>
		</section>
	);
}
