import { type Database, openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { CHANNEL, createNotices } from '#server/cache/notices.ts';

/** Does `work` on the database at `url`, brought up to date, as whoever runs the machine; sites on it are told what has changed. */
export async function asOperator(url: string, work: (ctx: DomainContext) => Promise<void>): Promise<void> {
	await migrate(url);
	const { db, pool } = openDatabase(url, { size: 2 });
	try {
		const ctx = operatorContext(db);
		await work(ctx);
		const notices = createNotices((notice) => pool.query('select pg_notify($1, $2)', [CHANNEL, notice]));
		await notices.announce(ctx.changes);
	} finally {
		await pool.end();
	}
}

/** The context of whoever runs the machine: may what the chief editor may, and has no session and no network. */
export function operatorContext(db: Database): DomainContext {
	return {
		db,
		viewer: {
			...({ kind: 'member', role: 'chief', email: '' } as const),
			userId: '',
			sessionId: '',
			firstName: 'Operator',
			lastName: '',
			secondFactorAt: new Date(),
		},
		client: { network: 'unknown', userAgent: '' },
		now: () => new Date(),
		reads: new Set(),
		changes: new Set(),
		ends: [],
		get secret(): string {
			throw new Error('nothing is signed on the command line');
		},
		get courseIndex(): never {
			throw new Error('nothing is searched here');
		},
		get accounts(): never {
			throw new Error('nobody signs in on the command line');
		},
		get pictures(): never {
			throw new Error('no pictures are taken on the command line');
		},
		get courseImports(): never {
			throw new Error('files are imported by a command of their own');
		},
		uploads: [],
		sessionChange: null,
		signUpsChange: null,
		report: (message, error) => console.error(message, error),
	};
}
