import type { Database } from '#database/client.ts';
import type { DomainContext } from '#domain/shared/context.ts';

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
		report: (message, error) => console.error(message, error),
	};
}
