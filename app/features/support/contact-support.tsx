import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './contact-support.module.css';

/** The last word of every page of help: a person answers. */
export function ContactSupport({ words }: { words: string }) {
	return (
		<section className={styles.band} aria-labelledby="contact-support">
			<div className={`wrap ${styles.row}`}>
				<div>
					<h2 id="contact-support">Still looking for an answer?</h2>
					<p>{words}</p>
				</div>
				<ButtonLink look="flag" to={paths.contact()}>
					Contact Support
				</ButtonLink>
			</div>
		</section>
	);
}
