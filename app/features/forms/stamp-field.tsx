import { useMatches } from 'react-router';

type StampFieldProps = {
	/** Where the form has a stamp of its own; else it carries the page's. */
	stamp?: string | undefined;
};

/**
 * The hidden field of every form that writes: its one-time id, and who opened it. The server asks before it takes a form that
 * somebody else has opened. Nothing on pages that have no stamp.
 */
export function StampField({ stamp }: StampFieldProps) {
	const ofPage = useStampOfPage();
	const value = stamp ?? ofPage;
	return value === undefined ? null : <input type="hidden" name="stamp" value={value} />;
}

/** What the loader of the page, else of the page around it, gives as `stamp`. */
export function useStampOfPage(): string | undefined {
	return useMatches()
		.map(({ loaderData }) => (Object(loaderData) as { stamp?: unknown }).stamp)
		.findLast((stamp) => typeof stamp === 'string');
}
