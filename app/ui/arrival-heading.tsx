import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what stands in the place of a form, or far above it: the button that had the focus is gone, and this has it. */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 id={id} ref={heading} tabIndex={-1}>
			{children}
		</h2>
	);
}
