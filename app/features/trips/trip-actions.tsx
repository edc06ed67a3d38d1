import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** The trip for calendars and navigation, and on paper: a sheet a day. Without a script browsers print by themselves. */
export function FileLinks({ calendar, gpx }: { calendar: string; gpx: string }) {
	const isAwake = useHydrated();
	return (
		<>
			<ButtonLink to={calendar} look="line" reloadDocument>
				Add to calendar
			</ButtonLink>
			<ButtonLink to={gpx} look="line" reloadDocument>
				GPX
			</ButtonLink>
			{isAwake && (
				<Button look="line" onClick={() => print()}>
					Print
				</Button>
			)}
		</>
	);
}
