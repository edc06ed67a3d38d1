/** From so many courses on a club has a page of its own. */
export const CLUB_PAGE_FROM = 2;

/** The club of a course, with the ids of all its courses that can be played. */
export type ClubOfCourse = { id: number; slug: string; name: string; courses: number[] };

export const hasClubPage = ({ courses }: Pick<ClubOfCourse, 'courses'>) => courses.length >= CLUB_PAGE_FROM;
