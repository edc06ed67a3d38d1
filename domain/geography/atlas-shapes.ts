/** Rings of arc numbers; `~n` is arc n backwards. */
export type Rings = readonly (readonly number[])[];

/** One polygon of a country: the ring around it and those of its holes. */
export type AtlasPiece = { code: string; rings: Rings };

/** `arcs[n]` is longitude, latitude, longitude … of one stretch of border, in degrees. */
export type Atlas = { pieces: AtlasPiece[]; arcs: Float32Array[] };
