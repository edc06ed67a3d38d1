import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import './course-dialog.module.css';
import './recent-reviews.module.css';
import './review-dialog.module.css';
import type { CourseDialogs } from './course-dialogs.tsx';
import { useShownLayers } from './use-layers.ts';

const loadDialogs = () => import('./course-dialogs.tsx');

const LazyDialogs = lazy(async () => ({ default: (await loadDialogs()).CourseDialogs }));

/** The dialogs over a list. Their code is loaded when the address asks for one; their styles come with the page. */
export function LateDialogs(props: ComponentProps<typeof CourseDialogs>) {
	const { course } = useShownLayers();
	useEffect(fetchOnTouch, []);
	if (course === null) return null;
	return (
		<Suspense>
			<LazyDialogs {...props} />
		</Suspense>
	);
}

/** Fetches the code before it is needed: when the page is first pointed at or tabbed through. */
function fetchOnTouch() {
	const listening = new AbortController();
	const fetchOnce = () => {
		listening.abort();
		// Out of reach: the click will say so.
		loadDialogs().catch(() => {});
	};
	for (const kind of ['pointerover', 'focusin', 'touchstart']) {
		addEventListener(kind, fetchOnce, { passive: true, signal: listening.signal });
	}
	return () => listening.abort();
}
