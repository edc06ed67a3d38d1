/**
 * What a course is called among the courses of its club: "Gleneagles, King's" of Gleneagles is "King's", "St Andrews, Old Course" of
 * St Andrews Links is "Old Course". Its whole name where that neither begins with the club's nor with the beginning of it.
 */
export function nameInClub(name: string, club: string): string {
	const comma = name.indexOf(', ');
	if (comma > 0 && begins(club, name.slice(0, comma))) return name.slice(comma + 2);
	if (!begins(name, club)) return name;
	const own = name.slice(club.length).replace(/^\s*[,:–—/-]?\s*/u, '');
	return own.replace(/^\((.+)\)$/, '$1') || name;
}

/** Whether a text begins with another, at the end of a word. */
const begins = (text: string, beginning: string) =>
	text.toLowerCase().startsWith(beginning.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(beginning.length));
