import { memo, Suspense } from 'react';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { NOTHING } from '../../ui/server-part.tsx';
// Its part in the browser comes late, its styles with the page.
import styles from './photograph-picker.module.css';
import './picked-photograph.module.css';
import type { PostedPhotographs } from './read-photographs.server.ts';

/** In the browser it comes after everything else. */
const PhotographPicker = import.meta.env.SSR
	? (await import('./photograph-picker.tsx')).PhotographPicker
	: lazyPart(async () => (await import('./photograph-picker.tsx')).PhotographPicker, OutOfReach);

/** The browser's build leaves it out. */
const PlainPhotographs = import.meta.env.SSR ? (await import('./plain-photographs.tsx')).PlainPhotographs : null;

/** The picker as the server has made it, which sends nothing: the photographs of an edited review stay as they are. */
function OutOfReach() {
	const isAlive = useHydrated();
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content is a constant, and empty. */}
			<fieldset className={styles.picker} disabled dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
			{isAlive && <p>Photographs cannot be added or changed just now.</p>}
		</>
	);
}

type PhotographFieldProps = {
	stored?: readonly OwnPhotograph[];
	/** What the server has taken and refused of a form that came back. */
	posted?: PostedPhotographs;
	/** Where the browser keeps those of a review that is not sent yet. */
	keptUnder?: string;
};

const NONE: readonly OwnPhotograph[] = [];

/**
 * The photographs of a review in its form: a picker that comes to life late, or plain fields where there is no script. The
 * picker stands in the page from the server on: a button that it pushed away under somebody's finger would not be pressed.
 * React throws away what it has not taken over yet when that is rendered again, so that it is not, whatever its form does.
 */
export const PhotographField = memo(function PhotographField({
	stored = NONE,
	posted,
	keptUnder,
}: PhotographFieldProps) {
	return (
		<div className={styles.place}>
			<Suspense>
				<PhotographPicker stored={stored} posted={posted} keptUnder={keptUnder} />
			</Suspense>
			<noscript>{PlainPhotographs && <PlainPhotographs stored={stored} posted={posted} />}</noscript>
		</div>
	);
});
