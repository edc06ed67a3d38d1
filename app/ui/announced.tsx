import type { ReactNode } from 'react';

/**
 * A place whose words are said at once when they come. It is in the page from the start, so that screen readers know it;
 * while it is empty it takes no room.
 */
export function Announced({ children }: { children: ReactNode }) {
	return (
		<div role="alert" className={children ? undefined : 'sr-only'}>
			{children}
		</div>
	);
}
