import { z } from 'zod';
import { textUpTo } from './setting-length.ts';

/** A CDN that can be told to let pages go. `purgeUrl` is where, `token` who says so. */
export type CdnAccount = { kind: CdnKind; purgeUrl: string; token: string };
export type CdnKind = 'fastly' | 'cloudflare';

/** The settings of a CDN, by the names of their environment variables. */
export const cdnSettings = {
	CDN: z.enum(['fastly', 'cloudflare'], { error: 'must be fastly or cloudflare' }).optional(),
	CDN_PURGE_URL: z
		.string()
		.regex(/^https?:\/\/[^\s]+$/, { error: 'must be the address that takes purges, such as https://api.fastly.com/…' })
		.optional(),
	CDN_PURGE_TOKEN: textUpTo(500).optional(),
};

type Settings = z.output<z.ZodObject<typeof cdnSettings>>;

/** What a CDN cannot do without, in one line; null where nothing is missing. */
export function missingOfCdn({ CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN }: Settings): string | null {
	if (!CDN) return null;
	if (!CDN_PURGE_URL) return 'CDN_PURGE_URL must be set where CDN is.';
	return CDN_PURGE_TOKEN ? null : 'CDN_PURGE_TOKEN must be set where CDN is.';
}

/** The CDN that the settings name, or null where there is none to be told. */
export function cdnOf({ CDN: kind, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token }: Settings): CdnAccount | null {
	return kind && purgeUrl && token ? { kind, purgeUrl, token } : null;
}
