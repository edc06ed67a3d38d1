import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Shedding } from '../load/shedding.ts';
import type { Traffic } from '../load/traffic.ts';
import type { Figures } from '../metrics/figures.ts';
import type { PageServer } from '../pages/page-server.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { Config } from '../settings/config.ts';
import type { PreparedResponse } from './prepared-response.ts';

/** What the HTTP side is put together from. */
export type Parts = {
	config: Pick<Config, 'mode' | 'origin' | 'appOrigins' | 'trustProxy' | 'companyName'>;
	log: Logger;
	pages: PageServer;
	/** A built file or finished picture by its path. */
	findFile: (path: string) => PreparedResponse | undefined;
	limits: RateLimits;
	/** Folder for files of posts until they are answered. */
	temporary: string;
	traffic: Traffic;
	figures: Figures;
	/** Null in development, where making a page takes its time. */
	shedding: Shedding | null;
	/** What stands before everything else; the development server. */
	around?: (inside: RequestListener) => RequestListener;
};
