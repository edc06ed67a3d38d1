import { handicapText } from '#domain/catalogue/handicap.ts';
import { paths } from '../../lib/paths.ts';

export const VIEWS = ['list', 'grid'] as const;
export type View = (typeof VIEWS)[number];

/** Everything the find page is asked for, all of it in its address. */
export type FindSearch = {
	q: string;
	continent: string | null;
	/** The country's part of an address, such as `south-korea`. */
	country: string | null;
	view: View;
	/** The day of the round, YYYY-MM-DD. */
	date: string | null;
	handicap: number | null;
	page: number;
};

/** The same search with some of it changed. Whatever changes the list starts at its first page. */
export function findAddress(search: FindSearch, changes: Partial<FindSearch> = {}): string {
	const keepsPage = Object.keys(changes).every((name) => name === 'page' || name === 'view');
	const { view, handicap, ...rest } = { ...search, ...(keepsPage ? {} : { page: 1 }), ...changes };
	return paths.findCourse({
		...rest,
		view: view === 'list' ? null : view,
		handicap: handicap === null ? null : handicapText(handicap),
	});
}
