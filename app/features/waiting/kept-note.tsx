import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';

type KeptNoteProps = { what: 'round' | 'review' | 'report'; more?: string };

/** What stands in a form's place once it is kept on the device, for want of a connection (B5). */
export function KeptNote({ what, more = 'Stay logged in until it was sent.' }: KeptNoteProps) {
	return (
		<section aria-labelledby="kept">
			<ArrivalHeading id="kept">Kept on this device</ArrivalHeading>
			<p>
				Your {what} is sent as soon as there is a connection, also if you close the browser until then. {more}
			</p>
		</section>
	);
}
