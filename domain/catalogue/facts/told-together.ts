/** Two sources that have told a fact together, and nobody knows which of them did, stand in its source as `osm+opengolfapi`. */
const BETWEEN = '+';

/** What several sources are kept as, in their order; empty where there is none. */
export const toldTogether = (sources: readonly string[]): string => sources.join(BETWEEN);

/** The sources that have told a fact, by what it is kept as being from. */
export const tellersOf = (from: string): string[] => from.split(BETWEEN);
