import { CONTINENT_FILTERS } from '#domain/catalogue/places/continents.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListSearch, listAddress } from './list-search.ts';
import styles from './ranking.module.css';

type RankingFiltersProps = {
	search: ListSearch;
	/** The chosen country's name; null when none is chosen. */
	countryName: string | null;
};

/** The continent buttons and, where one was chosen elsewhere, the country. Each of them starts at page 1 again. */
export function RankingFilters({ search, countryName }: RankingFiltersProps) {
	const choices = [null, ...CONTINENT_FILTERS].map((continent) => ({
		label: continent ?? 'All Continents',
		to: listAddress({ continent, country: null, page: 1 }),
		chosen: continent === search.continent && search.country === null,
	}));
	return (
		<div className={styles.filters}>
			<ChoiceLinks label="Continents" choices={choices} />
			{countryName && (
				<p className={styles.country}>
					<span>
						Only courses in <strong>{countryName}</strong>
					</span>
					<Link
						to={listAddress({ ...search, country: null, page: 1 })}
						aria-label={`Remove ${countryName}`}
						preventScrollReset
					>
						<svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
							<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
						</svg>
					</Link>
				</p>
			)}
		</div>
	);
}
