/**
 * A database with nothing in it, which is there while something waits: every page asks whether there is one, and only opens the other
 * where there is. An entry in the local storage would be lost with a browser that is killed within seconds.
 */
const FLAG = 'fescue-waits';

/** Whether something may wait to be sent in this browser. */
export async function hasWaiting(): Promise<boolean> {
	try {
		// Older browsers cannot tell; then it is looked up.
		return !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === FLAG);
	} catch {
		// A browser that keeps nothing has nothing that waits.
		return false;
	}
}

/** Rejects where the browser keeps nothing. */
export const markWaiting = (waits: boolean) =>
	new Promise<void>((resolve, reject) => {
		const request = waits ? indexedDB.open(FLAG) : indexedDB.deleteDatabase(FLAG);
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			if (waits) request.result.close();
			resolve();
		};
	});
