import { eq } from 'drizzle-orm';
import type { Site } from '#app/lib/context.ts';
import type { Database } from '#database/client.ts';
import { settings } from '#database/schema/system.ts';
import { hasSamples } from '#database/seed/samples.ts';
import type { Config } from '../settings/config.ts';

type Counted = Pick<Site, 'samples' | 'credits'>;
export type SiteFacts = { get: () => Promise<Site>; forget: () => void };

const NOTHING_KNOWN: Counted = { samples: false, credits: [] };

/**
 * Facts of the installation that every page prints. What comes from the database is asked for once and again after
 * `forget`, which belongs to changes of the key `catalogue`. While the database is lost the last known facts stand.
 */
export function createSiteFacts(
	db: Database,
	config: Config,
	report: (message: string, error: unknown) => void,
): SiteFacts {
	const { origin, companyName, companyAddress, mailDomain, socialLinks, mapStyle } = config;
	const style = mapStyle && { mapStyle };
	let last = NOTHING_KNOWN;
	let asked: Promise<Counted> | null = null;
	const ask = () => {
		const asking = count(db).then(
			(counted) => {
				last = counted;
				return counted;
			},
			(error: unknown) => {
				if (asked === asking) asked = null;
				report('Reading the facts of the site failed', error);
				return last;
			},
		);
		return asking;
	};
	return {
		forget: () => {
			asked = null;
		},
		get: async () => {
			asked ??= ask();
			const year = new Date().getUTCFullYear();
			return { origin, companyName, companyAddress, mailDomain, socialLinks, year, ...style, ...(await asked) };
		},
	};
}

async function count(db: Database): Promise<Counted> {
	const [samples, credits] = await Promise.all([
		// Not asked of the reviews themselves: where there are none, that is a walk through all of them.
		hasSamples(db),
		db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'credits')),
	]);
	const lines = credits[0]?.value;
	return {
		samples,
		credits: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
	};
}
