import type { FastifyInstance } from 'fastify';
import { Refusal } from '#database/refusal.ts';
import { expectFree, openListeners, SHARES_PORT } from '../load/listeners.ts';
import type { Traffic } from '../load/traffic.ts';
import type { Config } from '../settings/config.ts';

type Address = Pick<Config, 'host' | 'port' | 'origin'>;

/**
 * Begins to listen; gives the address readers type. Throws a `Refusal` that says what to do when the port is taken or
 * not ours to take.
 */
export async function listen(app: FastifyInstance, traffic: Traffic, { host, port, origin }: Address) {
	try {
		if (SHARES_PORT) await expectFree(host, port);
		const address = await app.listen({ host, port, ...(SHARES_PORT && { reusePort: true }) });
		if (SHARES_PORT) await Promise.all(traffic.servers.map((server) => openListeners(server, traffic)));
		return port === 0 ? address : origin;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'EADDRINUSE') {
			throw new Refusal(
				`Port ${port} is taken by another program. Stop it, or start with another port: PORT=${port + 1} npm start`,
			);
		}
		if (code === 'EACCES')
			throw new Refusal(`Port ${port} needs more rights. Start with a port above 1023: PORT=3000 npm start`);
		if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
			throw new Refusal(`HOST ${host} is no address of this machine.`);
		if (code !== undefined) throw new Refusal(`PORT ${port} of HOST ${host} cannot be listened on: ${code}.`);
		throw error;
	}
}
