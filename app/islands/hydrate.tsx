import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The module of every island, by the name in its file name. Each is loaded when the first of its kind wakes. */
const modules = import.meta.glob<{ Island: ComponentType<Record<string, unknown>> }>('./*.island.tsx');

/** Gives a sleeping island its life: the same component over the HTML that the server has sent. */
export async function hydrateIsland(element: HTMLElement) {
	const load = modules[`./${element.dataset.island}.island.tsx`];
	if (!load) throw new Error(`no island named ${element.dataset.island}`);
	const { Island } = await load();
	await new Promise<void>((resolve) => {
		hydrateRoot(element, <Island {...JSON.parse(element.dataset.props ?? '{}')} onAwake={resolve} />);
		setTimeout(resolve, 300);
	});
}
