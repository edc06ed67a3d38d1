/** What is said where the browser does not tell a place, be it that it may not. */
export const REFUSED =
	'Your browser has not told us where you are, so nothing has changed. You can type a town instead.';

const PATIENCE_MILLISECONDS = 10_000;
const GOOD_FOR_MILLISECONDS = 600_000;

/** The place the browser tells of, as the address has it: to a hundredth of a degree. Null where it tells nothing. */
export function locate(): Promise<string | null> {
	return new Promise((resolve) => {
		if (!navigator.geolocation) return resolve(null);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve(`${coords.latitude.toFixed(2)}_${coords.longitude.toFixed(2)}`),
			() => resolve(null),
			{ timeout: PATIENCE_MILLISECONDS, maximumAge: GOOD_FOR_MILLISECONDS },
		);
	});
}
