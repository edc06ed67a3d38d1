import { z } from 'zod';
import { isOrigin, splitList } from './list-settings.ts';

/**
 * An operator's own style for the maps that can be moved. `origins` are those that it loads from, its own first: pages may fetch from
 * these and no others. They are named by the operator and not read from the style, which its keeper may change at any time.
 */
export type MapStyle = { url: string; origins: readonly string[] };

/** The settings of the maps, by the names of their environment variables. */
export const mapSettings = {
	MAP_STYLE_URL: z
		.string()
		.regex(/^https?:\/\/[^\s]{1,1000}$/, {
			error: 'must be the address of a MapLibre style, such as https://tiles.openfreemap.org/styles/liberty',
		})
		.refine((text) => URL.canParse(text), { error: 'must be the address of a MapLibre style' })
		.optional(),
	MAP_STYLE_ORIGINS: z
		.string()
		.transform(splitList)
		.refine((origins) => origins.every(isOrigin), {
			error: 'must be origins with commas between, such as https://tiles.golf.example',
		})
		.default([]),
};

type Settings = z.output<z.ZodObject<typeof mapSettings>>;

/** What does not go together, in one line; null where all is well. A page that came by https loads nothing by http. */
export function wrongOfMapStyle(settings: Settings, origin: string | undefined): string | null {
	const { MAP_STYLE_URL, MAP_STYLE_ORIGINS } = settings;
	if (!MAP_STYLE_URL) {
		return MAP_STYLE_ORIGINS.length > 0 ? 'MAP_STYLE_URL must be set where MAP_STYLE_ORIGINS is.' : null;
	}
	if (!origin?.startsWith('https://')) return null;
	if (!MAP_STYLE_URL.startsWith('https://')) return 'MAP_STYLE_URL must begin with https:// where ORIGIN does.';
	const isSafe = MAP_STYLE_ORIGINS.every((one) => one.startsWith('https://'));
	return isSafe ? null : 'MAP_STYLE_ORIGINS must begin with https:// where ORIGIN does.';
}

/** The style that the settings name, or null where the maps are drawn by the site alone. */
export function mapStyleOf({ MAP_STYLE_URL: url, MAP_STYLE_ORIGINS: more }: Settings): MapStyle | null {
	return url ? { url, origins: [...new Set([new URL(url).origin, ...more])] } : null;
}
