import { lazy, memo, Suspense } from 'react';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
// Its part in the browser comes late, its styles with the page.
import './photograph-picker.module.css';
import './picked-photograph.module.css';
import type { PostedPhotographs } from './read-photographs.server.ts';

/** In the browser it comes after everything else. */
const PhotographPicker = import.meta.env.SSR
	? (await import('./photograph-picker.tsx')).PhotographPicker
	: lazy(async () => ({ default: (await import('./photograph-picker.tsx')).PhotographPicker }));

/** The browser's build leaves it out. */
const PlainPhotographs = import.meta.env.SSR ? (await import('./plain-photographs.tsx')).PlainPhotographs : null;

type PhotographFieldProps = {
	stored?: readonly OwnPhotograph[];
	/** What the server has taken and refused of a form that came back. */
	posted?: PostedPhotographs;
};

const NONE: readonly OwnPhotograph[] = [];

/**
 * The photographs of a review in its form: a picker that comes to life late, or plain fields where there is no script. The
 * picker stands in the page from the server on: a button that it pushed away under somebody's finger would not be pressed.
 * React throws away what it has not taken over yet when that is rendered again, so that it is not, whatever its form does.
 */
export const PhotographField = memo(function PhotographField({ stored = NONE, posted }: PhotographFieldProps) {
	return (
		<>
			<Suspense>
				<PhotographPicker stored={stored} posted={posted} />
			</Suspense>
			<noscript>{PlainPhotographs && <PlainPhotographs stored={stored} posted={posted} />}</noscript>
		</>
	);
});
