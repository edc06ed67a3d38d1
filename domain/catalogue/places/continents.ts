/** The filter buttons of the top rated page: the specification's five in its order, then Africa (decision C5). */
export const CONTINENT_FILTERS = ['Europe', 'North America', 'Oceania', 'Asia', 'South America', 'Africa'] as const;

/** The order of the continents section on the home page. */
export const CONTINENTS = ['Europe', 'North America', 'South America', 'Asia', 'Africa', 'Oceania'] as const;

export type Continent = (typeof CONTINENTS)[number];

/** Whether it is the name of a continent, to the letter. */
export function isContinent(text: string): text is Continent {
	return (CONTINENTS as readonly string[]).includes(text);
}
