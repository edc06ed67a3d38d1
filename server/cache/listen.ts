import pg from 'pg';
import type { CacheKey } from '#domain/shared/context.ts';
import { CHANNEL, type Notices } from './notices.ts';
import { EVERYTHING } from './response-cache.ts';

type Listening = {
	databaseUrl: string;
	readNotice: Notices['read'];
	/** Told of every key some other process has changed. */
	onChange: (keys: CacheKey[]) => void;
	report: (message: string, error: unknown) => void;
};

export type Listener = { close: () => Promise<void> };

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** A connection that is silently gone is found by the system within half a minute. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: 5_000 };

/**
 * Hears of changes by other processes over one connection of its own, and connects again, with growing pauses, whenever
 * that breaks. What was said meanwhile is not known, so everything is then taken as changed.
 */
export function listenForChanges({ databaseUrl, readNotice, onChange, report }: Listening): Listener {
	let closed = false;
	let pause = FIRST_PAUSE;
	let timer: NodeJS.Timeout | undefined;
	let client: pg.Client | undefined;

	const connect = async (again: boolean) => {
		const own = new pg.Client({ connectionString: databaseUrl, application_name: 'fescue-listen', ...KEEP_ALIVE });
		client = own;
		let lost = false;
		const lose = (error: unknown) => {
			if (lost || closed) return;
			lost = true;
			report('Listening for changes by other processes failed; it is tried again', error);
			own.end().catch(() => {});
			timer = setTimeout(() => void connect(true), pause * (0.75 + Math.random() / 2));
			pause = Math.min(pause * 2, LONGEST_PAUSE);
		};
		own.on('error', lose);
		own.on('end', () => lose(new Error('the connection has ended')));
		own.on('notification', ({ payload }) => {
			const keys = readNotice(payload);
			if (keys) onChange(keys);
		});
		try {
			await own.connect();
			await own.query(`listen ${CHANNEL}`);
			pause = FIRST_PAUSE;
			if (again) onChange([EVERYTHING]);
		} catch (error) {
			lose(error);
		}
	};

	void connect(false);
	return {
		async close() {
			closed = true;
			clearTimeout(timer);
			await client?.end().catch(() => {});
		},
	};
}
