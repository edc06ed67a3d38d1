import type { LogEntry } from '#domain/desk/log/log-queries.ts';

/** What somebody is called who decided; without a name, the account is gone. */
export function nameOf(by: LogEntry['by']): string {
	if (by === null) return 'Whoever runs the machine';
	return by.name || `Former editor ${by.id.slice(0, 8)}`;
}
