import type { CourseChoice } from '#domain/catalogue/shapes.ts';

/** 'location, country' of a course; the country alone where no town is known. */
export const placeOf = (course: CourseChoice) => [course.location, course.country].filter(Boolean).join(', ');
