import { randomBytes } from 'node:crypto';

const PROCESS_PART = randomBytes(4).toString('hex');
let count = 0;

/** A name for one request, unique among all processes: what an error page shows and the log says. */
export function nextRequestId(): string {
	count += 1;
	return `${PROCESS_PART}-${count.toString(36).padStart(4, '0')}`;
}
