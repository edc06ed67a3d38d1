import styles from './place-name.module.css';

export type PlaceNameProps = {
	/** Above the name: what it is, and where. */
	kicker: string;
	name: string;
	/** What the element says that holds a name in another language than the page's. */
	language?: { lang: string } | null;
};

/** What a place or a club is called, set large. */
export function PlaceName({ kicker, name, language }: PlaceNameProps) {
	return (
		<>
			<p className={`kicker ${styles.kicker}`}>{kicker}</p>
			<h1 className={styles.name} data-long={name.length > 16 || undefined}>
				<bdi {...language}>{name}</bdi>
			</h1>
		</>
	);
}
