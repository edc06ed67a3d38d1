/** A town whose name may stand on the map: in English, with those who live there (0 where nobody knows). */
export type MapTown = { name: string; latitude: number; longitude: number; population: number };

/** The answer of `/api/map-towns`, the largest first. */
export type MapTowns = { towns: MapTown[] };

/** From this zoom on, on which a window shows a country or a region of one, towns are named. */
export const TOWNS_FROM_ZOOM = 6;
