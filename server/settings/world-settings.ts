import { z } from 'zod';

/** The settings of fetching courses from OpenStreetMap, by the names of their environment variables. */
export const worldSettings = {
	OVERPASS_URL: z
		.string()
		.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
			error: 'must be the address of an Overpass API, such as https://overpass-api.de/api/interpreter',
		})
		.default('https://overpass-api.de/api/interpreter'),
};
