import { withQuery } from '#app/lib/paths.ts';

/** Where members find everything that they have told of courses. */
export const ownReportsPath = (query: { page?: number } = {}) => withQuery('/account/conditions', query);
