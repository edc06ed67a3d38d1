import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';

type ShareTripProps = {
	/** The whole address that opens the trip. */
	address: string;
	title: string;
};

/** Gives the address of a trip on by the device's own means, or copies it; without a script it leads to where it stands. */
export function ShareTrip({ address, title }: ShareTripProps) {
	const isAwake = useHydrated();
	if (!isAwake) {
		return (
			<ButtonLink to="#the-link" look="flag" reloadDocument>
				Share the link
			</ButtonLink>
		);
	}
	return (
		<Button look="flag" onClick={() => share(address, title)}>
			Share the link
		</Button>
	);
}

async function share(url: string, title: string) {
	// Whoever closes the device's own dialog has changed their mind.
	if (navigator.share) return navigator.share({ title, url }).catch(() => {});
	try {
		await navigator.clipboard.writeText(url);
		showToast({ title: 'Link copied' });
	} catch {
		document.querySelector<HTMLInputElement>('#trip-link')?.select();
		showToast({ title: 'Copy the address below', description: 'It is selected in its field.' });
	}
}
