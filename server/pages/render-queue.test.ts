import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Notes each piece of work that is let in, in order. */
function watched() {
	const queue = createRenderQueue();
	const done: string[] = [];
	const note = (name: string, wait: () => Promise<void>) => wait().then(() => done.push(name));
	return { done, begin: (name: string) => note(name, queue.begin), write: (name: string) => note(name, queue.write) };
}

it('R19: works at one page a turn, and finishes what is begun before it begins another', async () => {
	const { done, begin, write } = watched();
	begin('a');
	begin('b');
	begin('c');
	write('d');
	const seen: string[] = [];
	for (let turn = 0; turn < 5; turn++) {
		await aTurn();
		seen.push(done.join(''));
	}
	expect(done).toEqual(['a', 'd', 'b', 'c']);
	for (const [at, names] of seen.entries()) expect(names.length).toBeLessThanOrEqual(at + 2);
});

it('holds nobody up where nobody waits, and none who come when the line has been empty', async () => {
	const { done, begin } = watched();
	await begin('a');
	await aTurn();
	await aTurn();
	begin('b');
	await Promise.resolve();
	await Promise.resolve();
	expect(done).toEqual(['a', 'b']);
});
