import { Link } from 'react-router';
import { handicapText } from '#domain/catalogue/handicap.ts';
import { formatDate } from '../../lib/format.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import styles from './find-filters.module.css';
import { type FindSearch, findAddress, VIEWS } from './find-search.ts';

const VIEW_NAMES = { list: 'List View', grid: 'Grid View' };

/** Continents that occur in the data, and the views of the list. */
export function FindFilters({ search, continents }: { search: FindSearch; continents: string[] }) {
	return (
		<div className={styles.filters}>
			<ChoiceLinks
				label="Continents"
				choices={[null, ...continents].map((continent) => ({
					label: continent ?? 'All',
					to: findAddress(search, { continent, country: null }),
					chosen: continent === search.continent,
				}))}
			/>
			<ChoiceLinks
				label="View"
				choices={VIEWS.map((view) => ({
					label: VIEW_NAMES[view],
					to: findAddress(search, { view }),
					chosen: view === search.view,
				}))}
			/>
		</div>
	);
}

/** What date and handicap, brought along from the home page, have done to the list; each can be taken off (decision C3). */
export function AppliedNotes({ search }: { search: FindSearch }) {
	const { date, handicap } = search;
	if (date === null && handicap === null) return null;
	return (
		<ul className={styles.notes}>
			{date !== null && (
				<li>
					<strong>In season on {formatDate(date)}:</strong> courses whose season is known to be closed then are left
					out.{' '}
					<Link to={findAddress(search, { date: null })} preventScrollReset>
						Show all seasons
					</Link>
				</li>
			)}
			{handicap !== null && (
				<li>
					<strong>Handicap {handicapText(handicap)}:</strong> courses whose difficulty we know, and which suit it, are
					marked. None is left out.{' '}
					<Link to={findAddress(search, { handicap: null })} preventScrollReset>
						Take off the marks
					</Link>
				</li>
			)}
		</ul>
	);
}
