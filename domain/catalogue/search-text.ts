import { foldText } from '../shared/fold.ts';
import { countryName } from './countries.ts';

/** The parts of a course that readers search by. `country` is ISO 3166-1 alpha-2. */
export type Searchable = {
	name: string;
	otherNames: readonly string[];
	locality: string | null;
	region: string | null;
	country: string;
};

/**
 * The search columns of a course. `searchName` is its folded name; `searchText` its folded names and places with a blank
 * at both ends, so that a whole word can be found by the blanks around it.
 */
export function searchColumns(course: Searchable): { searchName: string; searchText: string } {
	const { name, otherNames, locality, region, country } = course;
	const parts = [name, ...otherNames, locality ?? '', region ?? '', countryName(country)];
	const folded = parts.map(foldText).filter(Boolean);
	return { searchName: foldText(name), searchText: ` ${folded.join(' ')} ` };
}
