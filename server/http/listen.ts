import type { FastifyInstance } from 'fastify';
import { Refusal } from '#database/refusal.ts';
import type { Config } from '../config.ts';

/**
 * Begins to listen; gives the address readers type. Throws a `Refusal` that says what to do when the port is taken or
 * not ours to take.
 */
export async function listen(app: FastifyInstance, { host, port, origin }: Pick<Config, 'host' | 'port' | 'origin'>) {
	try {
		const address = await app.listen({ host, port });
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
		throw error;
	}
}
