/**
 * How our PostgreSQL runs: for one site on a small machine. Given on the command line, so that a new version of the site
 * brings its own and a cluster's old configuration file does not linger.
 */
const SETTINGS = {
	// No network at all: the socket lies in a folder that only its owner may enter.
	listen_addresses: '',
	unix_socket_permissions: '0700',
	max_connections: '60',
	shared_buffers: '128MB',
	effective_cache_size: '512MB',
	work_mem: '8MB',
	maintenance_work_mem: '64MB',
	max_wal_size: '512MB',
	// Short queries: compiling them costs more than it gains.
	jit: 'off',
	random_page_cost: '1.1',
	// Who offends against a rule is named in the details of the error and in its statement: neither belongs in a log.
	log_error_verbosity: 'terse',
	log_min_error_statement: 'panic',
	log_timezone: 'UTC',
	timezone: 'UTC',
} as const;

/** For tests and trials only: what is written may be lost with the machine. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } as const;

/** The port of the socket's name; nothing listens on a network port. */
export const SOCKET_PORT = 5432;

/** Command-line options of `postgres` for a cluster, its socket in `socketFolder`. */
export function serverOptions(cluster: string, socketFolder: string, durable: boolean): string[] {
	const settings = { ...SETTINGS, ...(durable ? {} : FORGETFUL), unix_socket_directories: socketFolder };
	return [
		'-D',
		cluster,
		'-p',
		String(SOCKET_PORT),
		...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
	];
}
