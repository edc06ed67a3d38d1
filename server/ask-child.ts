import type { ChildProcess, Serializable } from 'node:child_process';

/** Sends a child process its one order and gives its one answer. Fails where it ends without one; `what` says what it was at. */
export const askChild = <Answer>(child: ChildProcess, order: Serializable, what: string) =>
	new Promise<Answer>((resolve, reject) => {
		child.once('message', (answer: Answer) => resolve(answer));
		child.once('error', reject);
		child.once('exit', (code, signal) => reject(new Error(`${what} ended without an answer (${signal ?? code})`)));
		child.send(order, (error) => error && reject(error));
	});
