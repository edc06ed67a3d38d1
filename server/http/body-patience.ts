import type { IncomingMessage } from 'node:http';

export type Patience = {
	/** How often is looked, and how long a form may take. Milliseconds. */
	every: number;
	form: number;
	/** What an upload of pictures has to bring, in bytes a second, from the first of these looks on. */
	leastRate: number;
};

export const PATIENCE: Patience = { every: 5_000, form: 25_000, leastRate: 4_096 };

/**
 * Watches the body of a request come in and calls `give up` once when it dawdles: a form that is not there within 25
 * seconds, or an upload of pictures that brings less than 4 KB a second. Requests without a body cost nothing.
 */
export function watchBody(request: IncomingMessage, giveUp: () => void, patience: Patience = PATIENCE) {
	const { headers, socket } = request;
	if (!('transfer-encoding' in headers) && !(Number(headers['content-length']) > 0)) return;
	const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false;
	const began = performance.now();
	const before = socket.bytesRead;
	const watching = setInterval(() => {
		if (request.complete || request.destroyed) return clearInterval(watching);
		const waited = performance.now() - began;
		const rate = ((socket.bytesRead - before) * 1000) / waited;
		const isLate = isUpload ? rate < patience.leastRate : waited > patience.form;
		if (!isLate) return undefined;
		clearInterval(watching);
		return giveUp();
	}, patience.every).unref();
	request.once('close', () => clearInterval(watching));
}
