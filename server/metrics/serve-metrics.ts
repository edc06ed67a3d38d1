import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Refusal } from '#database/refusal.ts';
import type { Config } from '../settings/config.ts';
import type { MetricsParts } from './registry.ts';

type Metrics = { close: () => Promise<void> };

/**
 * Answers `/metrics` on a port of its own, which readers never reach. Without a port nothing is loaded and nothing
 * listens. Throws a `Refusal` when the port is taken.
 */
export async function serveMetrics(
	{ metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
	parts: MetricsParts,
): Promise<Metrics> {
	if (metricsPort === null) return { close: async () => {} };
	const { createRegistry } = await import('./registry.ts');
	const { register, refresh } = createRegistry(parts);
	const answer = async (response: ServerResponse) => {
		await refresh();
		const text = await register.metrics();
		response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
	};
	const server = createServer(({ url, method }, response) => {
		if (url !== '/metrics') return response.writeHead(404).end();
		if (method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end();
		return answer(response).catch((error) => {
			parts.core.report('Serving metrics failed', error);
			response.writeHead(500).end();
		});
	});
	server.listen(metricsPort, metricsHost);
	try {
		await once(server, 'listening');
	} catch (error) {
		throw new Refusal(`METRICS_PORT ${metricsPort} cannot be listened on: ${(error as Error).message}.`);
	}
	return {
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
