/** What a file of places may hold: bytes, places, and letters of a name that are read. */
export const PLACE_FILE_LIMITS = { bytes: 10 * 1_048_576, places: 20_000, name: 200 };
