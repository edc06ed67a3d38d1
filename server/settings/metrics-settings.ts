import { z } from 'zod';
import { textUpTo } from './setting-length.ts';

type MetricsSettings = { PORT: number; METRICS_PORT?: number | undefined };

/** What is wrong with the ports taken together, in one line; null where nothing is. */
export const clashOfPorts = ({ PORT, METRICS_PORT }: MetricsSettings): string | null =>
	PORT === METRICS_PORT ? 'METRICS_PORT must be another port than PORT, such as 9464.' : null;

const error = 'must be a whole number from 1 to 65535';

/** The settings of what watches the site, by the names of their environment variables. */
export const metricsSettings = {
	METRICS_PORT: z
		.string()
		.regex(/^\d{1,5}$/, { error })
		.transform(Number)
		.pipe(z.number({ error }).min(1, { error }).max(65_535, { error }))
		.optional(),
	METRICS_HOST: textUpTo(255).default('127.0.0.1'),
	OTEL_EXPORTER_OTLP_ENDPOINT: z
		.string()
		.regex(/^https?:\/\/[^\s]+$/, { error: 'must be the address of a collector, such as http://127.0.0.1:4318' })
		.optional(),
};
