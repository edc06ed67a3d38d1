/** Part of every map's address: raised when the drawing changes, so that browsers may keep the map of a course for ever. */
export const MAP_VERSION = 3;
