import { paths } from '#app/lib/paths.ts';
import { type DecisionRoot, ROOTS_TOLD } from '#domain/desk/log/roots/root-file.ts';
import { EarlierNights } from './earlier-nights.tsx';
import { FileButton } from './file-button.tsx';
import styles from './whole-file.module.css';

/** The log of decisions, to be held to what was published of it: the roots of the last nights, the newest first, and the key. */
export function DecisionRoots({ roots }: { roots: readonly DecisionRoot[] }) {
	const [newest, ...earlier] = roots;
	return (
		<section className={styles.file} aria-labelledby="decisions">
			<div className={styles.words}>
				<h2 id="decisions">Decisions that cannot be rewritten</h2>
				<p>
					Every decision of our desk stands in a log. Each night the hashes of its entries are joined to those of all
					nights before, one by one, and the site signs what comes of it. Who keeps one of these files can see from a
					later one that nothing was changed, taken out or slipped in. They hold hashes with a secret part each, so that
					nobody can tell from them what was decided, or about whom.
				</p>
				<EarlierNights
					summary={`Nights of the last ${ROOTS_TOLD}`}
					files={earlier.map(({ name, day }) => ({ day, address: paths.decisionFile(name) }))}
					before="The log on "
				/>
			</div>
			<div className={styles.way}>
				{newest ? (
					<FileButton look="green" to={paths.decisionFile(newest.name)} name={newest.name} />
				) : (
					<p>No root has been made yet. Please look again in some minutes.</p>
				)}
				<p>
					<a href={paths.decisionKey()} download>
						The site’s public key
					</a>
					{' · '}
					<a href={`${paths.dataColumns()}#decisions`}>How it is checked</a>
				</p>
			</div>
		</section>
	);
}
