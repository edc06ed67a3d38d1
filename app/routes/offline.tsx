import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/machines/meta.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/offline';
import styles from './offline.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'You are offline',
		description: 'What there is to read without a connection: the pages of this site that you have opened before.',
		path: paths.offline(),
		hidden: true,
		origin: matches[0].loaderData?.origin,
	});
}

/** Shown by the service worker, which fills in the pages that are kept (`app/offline/offline-answer.ts`). */
export default function OfflinePage() {
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.words}>
				<p className={`kicker ${styles.kicker}`}>You are offline</p>
				<h1>No signal out here</h1>
				<p>
					This page has not been read on this device before, and there is no connection to fetch it with. Golf courses
					are like that. What you have read lately still opens.
				</p>
				<p>
					{/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for and could not be had. */}
					<a className={styles.again} href="">
						Try again
					</a>
				</p>
			</div>
			<img src={paths.scene('help-offline')} alt="" width={800} height={600} />
			<section className={styles.kept} hidden data-kept-pages="" aria-labelledby="kept-pages">
				<h2 id="kept-pages">Kept on this device</h2>
				<ul />
			</section>
		</div>
	);
}
