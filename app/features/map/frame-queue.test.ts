import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameQueue } from './frame-queue.ts';

/** What is to be done in the next frame, by its number. */
let asked: Map<number, (began: number) => void>;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	asked = new Map();
	let last = 0;
	vi.stubGlobal('requestAnimationFrame', (work: (began: number) => void) => {
		last += 1;
		asked.set(last, work);
		return last;
	});
	vi.stubGlobal('cancelAnimationFrame', (number: number) => asked.delete(number));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** `spent`: milliseconds that other work of the frame has taken. */
function drawFrame(spent = 0) {
	const works = [...asked.values()];
	asked.clear();
	const began = performance.now() - spent;
	for (const work of works) work(began);
}

describe('work that waits for its turn', () => {
	it('is done one piece a frame, in its order, and once however often it was asked for', () => {
		const done: string[] = [];
		const queue = createFrameQueue();
		const first = () => done.push('first');
		queue.take(first);
		queue.take(() => done.push('second'));
		queue.take(first);
		expect(done).toEqual([]);
		drawFrame();
		expect(done).toEqual(['first']);
		drawFrame();
		drawFrame();
		expect(done).toEqual(['first', 'second']);
		expect(asked.size).toBe(0);
	});

	it('waits for a frame with time for it, but not for ever', () => {
		const done: string[] = [];
		const queue = createFrameQueue();
		queue.take(() => done.push('first'));
		drawFrame(10);
		expect(done).toEqual([]);
		drawFrame();
		expect(done).toEqual(['first']);
		queue.take(() => done.push('second'));
		for (let frame = 0; frame < 5; frame += 1) drawFrame(10);
		expect(done).toEqual(['first', 'second']);
	});

	it('may ask for another turn, which comes after those that wait', () => {
		const done: string[] = [];
		const queue = createFrameQueue();
		const long = () => {
			done.push('long');
			if (done.length === 1) queue.take(long);
		};
		queue.take(long);
		queue.take(() => done.push('short'));
		for (let frame = 0; frame < 4; frame += 1) drawFrame();
		expect(done).toEqual(['long', 'short', 'long']);
	});

	it('is left undone when the map has gone', () => {
		const done: string[] = [];
		const queue = createFrameQueue();
		queue.take(() => done.push('late'));
		queue.stop();
		drawFrame();
		expect(done).toEqual([]);
	});
});
