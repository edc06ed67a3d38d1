import type { IslandComponent } from './hydrate.tsx';

/** The modules of islands that React hydrates and of those that are plain DOM, by the names in their file names. */
const components = import.meta.glob<{ Island: IslandComponent }>('./*.island.tsx');
const plain = import.meta.glob<{ wake: (element: HTMLElement) => void }>('./*.island.ts');

/** Gives a sleeping island its life over the HTML that the server has sent. React comes only for one that is a component. */
export async function loadIsland(element: HTMLElement) {
	const file = `./${element.dataset.island}.island.ts`;
	const loadPlain = plain[file];
	if (loadPlain) return (await loadPlain()).wake(element);
	const loadComponent = components[`${file}x`];
	if (!loadComponent) throw new Error(`no island named ${element.dataset.island}`);
	const [{ hydrateIsland }, { Island }] = await Promise.all([import('./hydrate.tsx'), loadComponent()]);
	await hydrateIsland(element, Island);
}
