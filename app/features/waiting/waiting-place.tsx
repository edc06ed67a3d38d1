import { useEffect } from 'react';
import { openerIn } from '#app/lib/forms/written.ts';
import { askQueue } from '#app/offline/waiting/ask-queue.ts';
import { hasWaiting } from '#app/offline/waiting/flag.ts';
import { useStampOfPage } from '../forms/stamp-field.tsx';
import styles from './waiting-place.module.css';

/** A script fills it in, and React leaves alone what it finds there. */
const EMPTY = { __html: '' };

/**
 * Where a page shows what its member has sent without a connection and waits on the device (B5). Whose page it is, it tells by the
 * stamp that the page has.
 */
export function WaitingPlace() {
	const stamp = useStampOfPage() ?? '';
	useEffect(() => {
		showWaiting().catch(() => {});
	}, []);
	return (
		<div
			role="status"
			className={styles.place}
			data-waiting={openerIn(stamp)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the content is a constant, and empty.
			dangerouslySetInnerHTML={EMPTY}
			suppressHydrationWarning
		/>
	);
}

async function showWaiting() {
	if (await hasWaiting()) await askQueue('show');
}
