import type { ReactNode } from 'react';

/**
 * A place whose words are said when they come: what went wrong at once, a success once the reader pauses. It is in the page from
 * the start, so that screen readers know it; while it is empty it takes no room.
 */
export function Announced({ children, isSuccess = false }: { children: ReactNode; isSuccess?: boolean }) {
	return (
		<div role={isSuccess ? 'status' : 'alert'} className={children ? undefined : 'sr-only'}>
			{children}
		</div>
	);
}
