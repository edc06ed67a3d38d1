/**
 * Codes of sockets that lead nowhere, or to a server that hangs and before which too many wait already (EAGAIN), SQLSTATE classes
 * of a server that is not there for anybody or whose disk is full or broken, of one that only reads, as a standby does, and
 * that of a course index which a slow database has not filled yet.
 */
const CODES =
	/^(?:E(?:CONN\w+|TIMEDOUT|PIPE|NOTFOUND|AGAIN|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT|INDEXMISSING)|08\w{3}|57P0[1-5]|53[13]00|58030|25006)$/;
/** What the driver says where it gives no code. */
const MESSAGES =
	/^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Of a database that says nothing: what the driver says, and what `database/bound-waiting.ts` does. */
const SILENCE = /^(?:Query read timeout$|timeout exceeded when trying to connect, and as many wait)/;

/**
 * True when the database did not answer, or cannot do its work for anybody as its disk is full or broken or as it only
 * reads; false for a statement that it has refused and for any other error.
 */
export function isDatabaseFailing(error: unknown): boolean {
	for (let at = error; at instanceof Error; at = at.cause) {
		const { code } = at as { code?: unknown };
		if (typeof code === 'string' && CODES.test(code)) return true;
		if (MESSAGES.test(at.message)) return true;
		if (at instanceof AggregateError && at.errors.some(isDatabaseFailing)) return true;
	}
	return false;
}

/**
 * True when a statement had no answer in all the time it was given, or was not even let wait for a connection, by the server or
 * by our own pool: whoever asks on would only wait once more.
 */
export function isDatabaseSilent(error: unknown): boolean {
	for (let at = error; at instanceof Error; at = at.cause) {
		if (SILENCE.test(at.message) || (at as { code?: unknown }).code === 'EAGAIN') return true;
	}
	return false;
}
