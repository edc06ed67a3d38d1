import { paths } from '../../lib/paths.ts';

/** What golfers tell of how a course is now, as a feed. */
export const conditionsFeed = (course: Parameters<typeof paths.course>[0]) => `${paths.course(course)}/conditions.xml`;
