import type { ReactNode } from 'react';
import styles from './form-page.module.css';

type FormPageProps = {
	kicker: string;
	title: ReactNode;
	lead: ReactNode;
	/** Decoration beside the form: the words stand in the heading. */
	picture: string;
	children: ReactNode;
};

/** A page that is one form: heading and picture at its side, the form in the wide column. */
export function FormPage({ kicker, title, lead, picture, children }: FormPageProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.side}>
				<p className={`kicker ${styles.kicker}`}>{kicker}</p>
				<h1>{title}</h1>
				<p className={styles.lead}>{lead}</p>
				<img className={styles.picture} src={picture} alt="" width={800} height={600} fetchPriority="high" />
			</div>
			<div className={styles.main}>{children}</div>
		</div>
	);
}
