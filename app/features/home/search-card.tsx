import { IslandPlace } from '#app/lib/island-place.tsx';
import { paths } from '../../lib/paths.ts';
import { writtenOnce } from '../../lib/written-once.ts';
import { Button } from '../../ui/button.tsx';
import { SuggestionBox } from '../suggestions/suggestion-box.tsx';
import { NearMe } from './near-me.tsx';
import styles from './search-card.module.css';

/** The search card: a plain form to the find page (decision C3), whose text box offers suggestions once it is touched, and the way to what is near. */
export function SearchCard() {
	return <search className={`wrap ${styles.place}`} {...writtenOnce(() => 'home: search card', inside)} />;
}

const inside = () => (
	<>
		<form className={styles.card} action={paths.findCourse()}>
			<IslandPlace name="search" wake="touch" className={styles.field}>
				<SuggestionBox />
			</IslandPlace>
			<div className={styles.field}>
				<label htmlFor="search-date">Date</label>
				<input id="search-date" name="date" type="date" />
			</div>
			<div className={styles.field}>
				<label htmlFor="search-handicap">Handicap</label>
				<input
					id="search-handicap"
					name="handicap"
					inputMode="decimal"
					maxLength={5}
					placeholder="12.4"
					autoComplete="off"
				/>
			</div>
			<Button type="submit" className={styles.go}>
				Search Course
			</Button>
		</form>
		<IslandPlace name="near" wake="touch" className={styles.near}>
			<NearMe />
		</IslandPlace>
	</>
);
