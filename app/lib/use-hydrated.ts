import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first moment in the browser, true once the page's script is at work. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
