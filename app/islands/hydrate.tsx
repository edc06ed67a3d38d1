import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What the server has rendered; `onAwake` is called once it listens. */
export type IslandComponent = ComponentType<Record<string, unknown>>;

/** Makes an island's HTML the same component again, now alive; ends when it says so, or soon after. */
export async function hydrateIsland(element: HTMLElement, Island: IslandComponent) {
	await new Promise<void>((resolve) => {
		hydrateRoot(element, <Island {...JSON.parse(element.dataset.props ?? '{}')} onAwake={resolve} />);
		setTimeout(resolve, 300);
	});
}
