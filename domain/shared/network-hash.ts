import { createHmac } from 'node:crypto';
import type { DomainContext } from './context.ts';

/** A keyed hash of the network something sent comes from: a flood from one is seen, and no address is kept. */
export const networkHashOf = ({ secret, client }: Pick<DomainContext, 'secret' | 'client'>) =>
	createHmac('sha256', secret).update(`network of a review ${client.network}`).digest('base64url').slice(0, 22);
