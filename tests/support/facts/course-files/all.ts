import { ANSWERS } from './answers.ts';
import { CELLS } from './cells.ts';
import { LETTERS } from './letters.ts';
import { OSM_TOOLS } from './osm-tools.ts';
import type { CourseFile } from './shapes.ts';
import { TABLES } from './tables.ts';

/** Invented course files of every kind that an import is to understand. */
export const COURSE_FILES: readonly CourseFile[] = [...TABLES, ...CELLS, ...OSM_TOOLS, ...ANSWERS, ...LETTERS];
