import type { ReactNode } from 'react';
import styles from './form-page.module.css';

type FormHeadProps = {
	kicker: string;
	title: ReactNode;
	lead: ReactNode;
	/** Decoration: the words stand in the heading. */
	picture: string;
};

/** A page that is one form: heading and picture at its side, the form in the wide column. */
export function FormPage({ children, ...head }: FormHeadProps & { children: ReactNode }) {
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.side}>
				<FormHead {...head} />
			</div>
			<div className={styles.main}>{children}</div>
		</div>
	);
}

/** What a form is for, in words and under them a picture. */
export function FormHead({ kicker, title, lead, picture }: FormHeadProps) {
	return (
		<>
			<p className={`kicker ${styles.kicker}`}>{kicker}</p>
			<h1>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			<img className={styles.picture} src={picture} alt="" width={800} height={600} fetchPriority="high" />
		</>
	);
}
