import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code comes late. Where it cannot be loaded, in a tunnel or after a release that has taken the old code
 * away, `Instead` stands there: a part that throws would take the whole page with it, and what is typed in it.
 */
export const lazyPart = <Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Instead: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => Instead) }));

const Nothing = () => null;
