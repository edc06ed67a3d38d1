/**
 * What a course is called among the courses of its club: "Gleneagles, King's" of Gleneagles is "King's". Its whole name where that
 * does not begin with the club's, or is the club's and no more.
 */
export function nameInClub(name: string, club: string): string {
	if (!name.toLowerCase().startsWith(club.toLowerCase())) return name;
	const [, own] = /^(?:\s*[,:–—/-]\s*|\s+)(\S.*)$/u.exec(name.slice(club.length)) ?? [];
	return own?.replace(/^\((.+)\)$/, '$1') ?? name;
}
