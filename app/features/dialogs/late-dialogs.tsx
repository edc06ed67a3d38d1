import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import '../../ui/dialog.module.css';
import '../../ui/spinner.module.css';
import '../golfer/reviewer-badge.module.css';
import '../member-actions/member-actions.module.css';
import '../photographs/gallery.module.css';
import '../review/club-answer.module.css';
import '../review/review-marks.module.css';
import '../review/round-facts.module.css';
import './course-dialog.module.css';
import type { CourseDialogs } from './course-dialogs.tsx';
import './recent-reviews.module.css';
import './review-dialog.module.css';
import { useShownLayers } from './use-layers.ts';

const loadDialogs = () => import('./course-dialogs.tsx');

const LazyDialogs = lazy(async () => ({ default: (await loadDialogs()).CourseDialogs }));

/**
 * Where the page itself comes with a dialog, its code is there before React takes the page over. A boundary that waited for
 * it while something around it changes would be made anew, and the focus of a reader who is in it already would be lost.
 */
const Dialogs = (await loadWithPage()) ?? LazyDialogs;

async function loadWithPage() {
	if (import.meta.env.SSR || !new URLSearchParams(location.search).has('course')) return null;
	return loadDialogs().then(
		({ CourseDialogs }) => CourseDialogs,
		() => null,
	);
}

/** The dialogs over a list. Their code is loaded when the address asks for one; their styles come with the page. */
export function LateDialogs(props: ComponentProps<typeof CourseDialogs>) {
	const { course } = useShownLayers();
	useEffect(fetchOnTouch, []);
	if (course === null) return null;
	return (
		<Suspense>
			<Dialogs {...props} />
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
