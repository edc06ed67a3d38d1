import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process that holds an embedded database; `kill` is SIGKILL, `leave` lets it close properly. */
export type Holder = { pid: number; said: string; kill(): Promise<void>; leave(): Promise<void> };

const PROGRAM = fileURLToPath(new URL('./hold-database.ts', import.meta.url));

/** Starts a process that opens the database in `dataDirectory`, and waits until it has; throws what it said if it fails. */
export async function startHolder(
	dataDirectory: string,
	role: 'site' | 'tool',
	user: { uid?: number; gid?: number } = {},
): Promise<Holder> {
	const child = spawn(process.execPath, [PROGRAM, dataDirectory, role], { ...user, stdio: ['pipe', 'pipe', 'pipe'] });
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const holder = {
		pid: child.pid ?? 0,
		said: '',
		kill: () => {
			child.kill('SIGKILL');
			return ended;
		},
		leave: () => {
			child.stdin.end();
			return ended;
		},
	};
	await new Promise<void>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				holder.said += text;
				if (holder.said.includes('ready postgresql://')) resolve();
			});
		}
		ended.then(() => reject(new Error(holder.said)));
	});
	return holder;
}
