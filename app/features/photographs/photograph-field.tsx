import { lazy, Suspense } from 'react';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PostedPhotographs } from './read-photographs.server.ts';

/** It comes after everything that the page shows at first. */
const PhotographPicker = lazy(async () => ({ default: (await import('./photograph-picker.tsx')).PhotographPicker }));

/** The browser's build leaves it out. */
const PlainPhotographs = import.meta.env.SSR ? (await import('./plain-photographs.tsx')).PlainPhotographs : null;

type PhotographFieldProps = {
	stored?: readonly OwnPhotograph[];
	/** What the server has taken and refused of a form that came back. */
	posted?: PostedPhotographs;
};

/** The photographs of a review in its form: a picker that comes late, or plain fields where there is no script. */
export function PhotographField({ stored = [], posted }: PhotographFieldProps) {
	const isAlive = useHydrated();
	if (isAlive) {
		return (
			<Suspense>
				<PhotographPicker stored={stored} posted={posted} />
			</Suspense>
		);
	}
	return <noscript>{PlainPhotographs && <PlainPhotographs stored={stored} posted={posted} />}</noscript>;
}
