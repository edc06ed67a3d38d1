import type { IncomingMessage } from 'node:http';

export type Patience = {
	/** How long a form may take. Milliseconds. */
	form: number;
	/** How often is looked at an upload of pictures, in milliseconds, and what it has to bring in bytes a second since the third look before. */
	every: number;
	leastRate: number;
};

export const PATIENCE: Patience = { every: 5_000, form: 25_000, leastRate: 4_096 };

/** A line that pauses for a moment is no dawdler, and what came quickly at the beginning says nothing of now. */
const LOOKS_BACK = 3;

/**
 * Watches the body of a request come in and calls `giveUp` once when it dawdles: a form that is not there within 25
 * seconds, or an upload of pictures that has brought less than 4 KB a second for 15 seconds, or since it began. Requests without
 * a body cost nothing.
 */
export function watchBody(request: IncomingMessage, giveUp: () => void, patience: Patience = PATIENCE) {
	const { headers } = request;
	if (!('transfer-encoding' in headers) && !(Number(headers['content-length']) > 0)) return;
	const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false;
	const isDawdling = isUpload ? rateWatch(request, patience) : () => true;
	const look = () => {
		if (!request.complete && !request.destroyed && !isDawdling()) return;
		clearInterval(watching);
		if (!request.complete && !request.destroyed) giveUp();
	};
	const watching = setInterval(look, isUpload ? patience.every : patience.form).unref();
	request.once('close', () => clearInterval(watching));
}

/** Tells at each look whether too little has come since the third look before it, or since the beginning. */
function rateWatch({ socket }: IncomingMessage, { every, leastRate }: Patience): () => boolean {
	const seen = [{ bytes: socket.bytesRead, at: performance.now() }];
	return () => {
		const now = { bytes: socket.bytesRead, at: performance.now() };
		const since = seen.at(-LOOKS_BACK) ?? seen[0] ?? now;
		seen.push(now);
		if (seen.length > LOOKS_BACK) seen.shift();
		return ((now.bytes - since.bytes) * 1000) / Math.max(every / 2, now.at - since.at) < leastRate;
	};
}
