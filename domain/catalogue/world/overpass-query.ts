/** How long the server may work on one country. Our side waits a little longer, see `server/world/overpass.ts`. */
export const QUERY_SECONDS = 240;

/**
 * Asks Overpass for the named golf courses of a country or territory (alpha-2 code), each with one position. `docs/import.md` prints
 * the same text.
 */
export const queryOfCountry = (code: string) => `[out:json][timeout:${QUERY_SECONDS}];
area["ISO3166-1"="${code}"]->.country;
nwr["leisure"="golf_course"]["name"](area.country);
out center tags;`;
