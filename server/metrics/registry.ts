import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Core } from '../core.ts';
import type { Replica } from '../replica/replica.ts';
import type { Figures } from './figures.ts';
import { type DatabaseFigures, readDatabaseFigures } from './read-database.ts';

export type MetricsParts = {
	figures: Figures;
	core: Pick<Core, 'pool' | 'replica' | 'caches' | 'report'>;
	/** How many lines of the log nobody will read. */
	linesLost: () => number;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Everything that Prometheus is told of this process: Node's own figures, ours, and what the database knows. `refresh`
 * asks the database, before the figures are written out.
 */
export function createRegistry(parts: MetricsParts): { register: Registry; refresh: () => Promise<void> } {
	const { figures, core, linesLost } = parts;
	const register = new Registry();
	collectDefaultMetrics({ register });
	addRequests(register, figures);
	addLog(register, linesLost);
	addCaches(register, core.caches);
	addPool(register, core.pool);
	if (core.replica) addReplica(register, core.replica);
	return { register, refresh: addDatabase(register, core) };
}

function addRequests(register: Registry, figures: Figures): void {
	const registers = [register];
	new Counter({
		registers,
		name: 'fescue_requests_total',
		help: 'Answers by kind of request and status',
		labelNames: ['kind', 'status'],
		collect() {
			this.reset();
			for (const [key, count] of figures.requests) {
				const [kind = '', status = ''] = key.split(' ');
				this.inc({ kind, status }, count);
			}
		},
	});
	new Counter({
		registers,
		name: 'fescue_job_failures_total',
		help: 'Runs of background work that failed',
		labelNames: ['job'],
		collect() {
			this.reset();
			for (const [job, count] of figures.failedJobs) this.inc({ job }, count);
		},
	});
	const durations = new Histogram({
		registers,
		name: 'fescue_request_seconds',
		help: 'Time to answer what was not in memory',
		labelNames: ['kind'],
		buckets: SECONDS,
	});
	figures.onAnswer = (kind, seconds) => durations.observe({ kind }, seconds);
}

function addLog(register: Registry, linesLost: () => number): void {
	new Counter({
		registers: [register],
		name: 'fescue_log_lines_lost_total',
		help: 'Lines of the log that its output did not take: a full disk, a reader who is slow or gone',
		collect() {
			this.reset();
			this.inc(linesLost());
		},
	});
}

function addCaches(register: Registry, caches: Core['caches']): void {
	const gauge = (name: string, help: string, read: (cache: { bytes: number; size: number }) => number) =>
		new Gauge({
			registers: [register],
			name,
			help,
			labelNames: ['cache'],
			collect() {
				for (const [cache, kept] of Object.entries(caches)) if (kept) this.set({ cache }, read(kept));
			},
		});
	gauge('fescue_cache_bytes', 'Memory that finished answers take', ({ bytes }) => bytes);
	gauge('fescue_cache_entries', 'Finished answers in memory', ({ size }) => size);
}

function addPool(register: Registry, pool: Core['pool']): void {
	new Gauge({
		registers: [register],
		name: 'fescue_database_connections',
		help: 'Connections of this process',
		labelNames: ['state'],
		collect() {
			this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
			this.set({ state: 'idle' }, pool.idleCount);
			this.set({ state: 'waited_for' }, pool.waitingCount);
			this.set({ state: 'most' }, pool.options.max);
		},
	});
}

function addReplica(register: Registry, { bytesBehind }: Replica): void {
	new Gauge({
		registers: [register],
		name: 'fescue_replica_bytes_behind',
		help: 'Bytes of the journal that the replica had not replayed; NaN while it cannot be asked',
		collect() {
			this.set(bytesBehind() ?? Number.NaN);
		},
	});
}

/** A database that is away makes its figures 0, and `fescue_database_up` too; those of the process are told all the same. */
function addDatabase(register: Registry, { pool, report }: Pick<Core, 'pool' | 'report'>): () => Promise<void> {
	const gauge = (name: string, help: string, labelNames: string[] = []) =>
		new Gauge({ registers: [register], name, help, labelNames });
	const up = gauge('fescue_database_up', 'Whether the database answered just now');
	const letters = gauge('fescue_outbox_letters', 'Letters by what became of them', ['status']);
	const single: Record<Exclude<keyof DatabaseFigures, 'letters'>, Gauge> = {
		oldestWaitingLetter: gauge(
			'fescue_outbox_oldest_waiting_seconds',
			'How long ago the oldest waiting letter was written',
		),
		lateLetters: gauge('fescue_outbox_late_letters', 'Letters that have waited for more than a quarter of an hour'),
		photographsComing: gauge('fescue_photographs_coming', 'Photographs whose sizes are to be made'),
		oldestPhotographComing: gauge('fescue_photographs_oldest_coming_seconds', 'How long ago the oldest of them came'),
		reviewsHeld: gauge('fescue_reviews_held', 'Reviews that wait for an editor'),
		lastBackup: gauge('fescue_last_backup_timestamp_seconds', 'When the last backup succeeded; 0: never'),
	};
	return async () => {
		for (const each of [up, letters, ...Object.values(single)]) each.reset();
		try {
			const read = await readDatabaseFigures(pool);
			for (const { status, count } of read.letters) letters.set({ status }, count);
			single.oldestWaitingLetter.set(read.oldestWaitingLetter);
			single.lateLetters.set(read.lateLetters);
			single.photographsComing.set(read.photographsComing);
			single.oldestPhotographComing.set(read.oldestPhotographComing);
			single.reviewsHeld.set(read.reviewsHeld);
			single.lastBackup.set(read.lastBackup ?? 0);
			up.set(1);
		} catch (error) {
			report('Reading metrics from the database failed', error);
		}
	};
}
