import { Announced } from '../announced.tsx';
import styles from './error-summary.module.css';

type FieldError = { id: string; label: string };

type ErrorSummaryProps = {
	/** In the order of the form. */
	errors: FieldError[];
	title?: string;
};

/**
 * What keeps a form from being sent, beside its button, with a link to each field; the messages stand at the fields. Only
 * the title is announced, so that mending one field does not read the whole list again.
 */
export function ErrorSummary({ errors, title = 'Please look again:' }: ErrorSummaryProps) {
	const some = errors.length > 0;
	return (
		<div className={some ? styles.summary : styles.none}>
			<Announced>{some && <p className={styles.title}>{title}</p>}</Announced>
			{some && (
				<ul>
					{errors.map(({ id, label }) => (
						<li key={id}>
							<a href={`#${id}`}>{label}</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
