import * as catalogueShapes from './shapes/catalogue-shapes.ts';
import * as conditionShapes from './shapes/condition-shapes.ts';
import * as courseShapes from './shapes/course-shapes.ts';
import * as searchShapes from './shapes/search-shapes.ts';
import * as shapes from './shapes.ts';

/** What is answered, by the names of the description. */
export const ANSWERS = {
	Course: courseShapes.course,
	Courses: courseShapes.courses,
	NearbyCourses: courseShapes.nearbyCourses,
	CourseWithReviews: shapes.courseWithReviews,
	TopCourses: courseShapes.topCourses,
	Review: shapes.review,
	Reviews: shapes.reviews,
	Photographs: shapes.photographs,
	Conditions: conditionShapes.conditions,
	LatestReviews: shapes.latestReviews,
	CourseList: courseShapes.choices,
	Suggestions: courseShapes.suggestions,
	ChangedCourses: catalogueShapes.changedCourses,
	Places: catalogueShapes.places,
	Place: catalogueShapes.place,
	Found: searchShapes.found,
	Submitted: shapes.submitted,
} as const;
