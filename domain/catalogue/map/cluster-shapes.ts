import type { CourseCard } from '../shapes.ts';

/** A course on the map. */
export type MapCourse = Pick<CourseCard, 'id' | 'slug' | 'name' | 'location' | 'country' | 'imageUrl' | 'score'>;

/** A marker of the map: a course, or how many there are. */
export type MapCluster = {
	/** The same for the same place and zoom, however the map was moved. */
	id: string;
	latitude: number;
	longitude: number;
	count: number;
	/** West, south, east, north of the courses in it. */
	bounds: [number, number, number, number];
	/** The name of the country they all lie in; null where there are several. */
	country: string | null;
	/** Of several courses near the ground the one that stands first in lists: its name stands on the map. */
	best?: Pick<MapCourse, 'name' | 'score'>;
	/** A single course, or at the closest zoom the first of those that cannot be told apart; otherwise empty. */
	courses: MapCourse[];
};

/** The answer of `/api/course-clusters`. `extent` is the smallest box around all courses that were asked for. */
export type MapClusters = {
	zoom: number;
	total: number;
	extent: [number, number, number, number] | null;
	clusters: MapCluster[];
};

/** An area of more tiles is more than any screen shows. */
export const MOST_TILES = 192;
