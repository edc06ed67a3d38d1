import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What an island's module has: the component that the server has rendered, or what brings its HTML alive without React. */
type IslandModule = { Island: ComponentType<Record<string, unknown>> } | { wake: (element: HTMLElement) => void };

/** The module of every island, by the name in its file name. Each is loaded when the first of its kind wakes. */
const modules = import.meta.glob<IslandModule>('./*.island.tsx');

/** Gives a sleeping island its life: the same component over the HTML that the server has sent. */
export async function hydrateIsland(element: HTMLElement) {
	const load = modules[`./${element.dataset.island}.island.tsx`];
	if (!load) throw new Error(`no island named ${element.dataset.island}`);
	const island = await load();
	if ('wake' in island) return island.wake(element);
	const { Island } = island;
	await new Promise<void>((resolve) => {
		hydrateRoot(element, <Island {...JSON.parse(element.dataset.props ?? '{}')} onAwake={resolve} />);
		setTimeout(resolve, 300);
	});
}
