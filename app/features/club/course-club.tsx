import { nameInClub } from '#domain/catalogue/clubs/club-names.ts';
import type { ClubCourse } from '#domain/catalogue/clubs/club-queries.ts';
import { hasClubPage } from '#domain/catalogue/clubs/clubs.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { numberInWords } from './club-words.ts';

/** So many sisters are named in the line below the name; of more of them the list further down tells. */
const MOST_NAMED = 4;

type CourseClubProps = { course: Pick<CourseDetails, 'id' | 'name' | 'country' | 'club'>; sisters: ClubCourse[] };

/** "One of the four courses of Gleneagles: Queen’s, PGA Centenary, The Wee Course", with links. Nothing where no club is known. */
export function CourseClub({ course, sisters }: CourseClubProps) {
	const { club, country } = course;
	if (!club) return null;
	const called = { name: club.name, country };
	if (!hasClubPage(club)) {
		// The name says it already.
		if (nameInClub(course.name, club.name) !== course.name || course.name === club.name) return null;
		return (
			<>
				A course of <CourseName course={called} />
			</>
		);
	}
	const named = sisters.length <= MOST_NAMED ? sisters : [];
	const isOpen = club.courses.includes(course.id);
	return (
		<>
			{isOpen ? `One of the ${numberInWords(club.courses.length)} courses of ` : 'Once a course of '}
			<a href={paths.club(club.slug)}>
				<CourseName course={called} />
			</a>
			{named.map((sister, index) => (
				<span key={sister.id}>
					{index === 0 ? ': ' : ', '}
					<a href={paths.course(sister)}>
						<CourseName course={{ name: nameInClub(sister.name, club.name), country }} />
					</a>
				</span>
			))}
		</>
	);
}
