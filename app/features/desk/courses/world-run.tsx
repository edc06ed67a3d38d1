import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatMoment } from '#app/lib/format/fact-format.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { WorldRun as Run } from '#domain/course-desk/world/world-queries.ts';
import styles from './world-page.module.css';

/** Whether the world is being fetched, how far that is or what it came to, and the button that begins or ends it. */
export function WorldRun({ run }: { run: Run | null }) {
	if (run?.going) return <Going {...run} />;
	return (
		<section className={styles.run} aria-labelledby="last-time">
			<h2 id="last-time">{run ? `Last time: ${formatMoment(run.endedAt ?? run.startedAt)}` : 'Never fetched yet'}</h2>
			{run && (
				<ul className={styles.lines}>
					{(run.endedAt ? run.lines : ['It was broken off.']).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			<form method="post" action={deskPaths.world()}>
				<StampField />
				<Button type="submit" look="flag">
					Fetch the world
				</Button>
			</form>
		</section>
	);
}

function Going({ startedAt, done, total, lines }: Run) {
	return (
		<section className={styles.run} aria-labelledby="going">
			<h2 id="going">Going on since {formatMoment(startedAt)}</h2>
			<p>
				<progress value={done} max={total} aria-label="Countries and territories" />
			</p>
			<p>{lines[0] ?? 'It begins in a moment.'}</p>
			<form method="post" action={deskPaths.endWorld()}>
				<StampField />
				<Buttons>
					<ButtonLink to={deskPaths.world()}>Look again</ButtonLink>
					<Button type="submit" look="line">
						Break it off
					</Button>
				</Buttons>
			</form>
		</section>
	);
}
