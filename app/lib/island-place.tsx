import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

type IslandProps = {
	/** Name of the island's file without `.island.tsx`, or `.island.ts` where it is plain DOM. */
	name: string;
	wake: 'touch' | 'sight';
	/** What the island is given again when it wakes; plain data only. */
	props?: Record<string, unknown>;
	className?: string;
	/** The island as the server renders it: the same component with the same props. */
	children: ReactNode;
};

/** A place on a reading page that becomes interactive when it is seen or touched, and is whole HTML until then. */
export function IslandPlace({ name, wake, props = {}, className, children }: IslandProps) {
	// Reached from a tool page it is part of a living React page already, and must not be woken a second time.
	const isAlive = useHydrated();
	const asleep = !isAlive && { 'data-island': name, 'data-wake': wake, 'data-props': JSON.stringify(props) };
	return (
		<div className={className} {...asleep} suppressHydrationWarning>
			{children}
		</div>
	);
}
