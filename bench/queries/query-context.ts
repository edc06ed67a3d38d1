import type { Database } from '#database/client.ts';
import type { ChangingIndex } from '#domain/catalogue/course-index/course-index.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** The queries of public pages ask for the database, their keys and the index alone. */
export const queryContext = (db: Database, index: ChangingIndex) =>
	({ db, reads: new Set<string>(), courseIndex: { ready: async () => index } }) as unknown as DomainContext;
