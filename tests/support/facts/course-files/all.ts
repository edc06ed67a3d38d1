import { ANSWERS } from './answers.ts';
import { CELLS } from './cells.ts';
import { LETTERS } from './letters.ts';
import { ODD_HEADERS } from './odd-headers.ts';
import { OSM_TOOLS } from './osm-tools.ts';
import type { CourseFile } from './shapes.ts';
import { TABLES } from './tables.ts';

/** Invented course files of every kind that an import is to understand. */
export const COURSE_FILES: readonly CourseFile[] = [
	...[...TABLES, ...ODD_HEADERS, ...CELLS, ...OSM_TOOLS, ...ANSWERS, ...LETTERS],
];
