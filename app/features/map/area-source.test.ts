import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAreaSource } from './area-source.ts';

const LONG = 1_000;
const VIEW = { x: 0.5, y: 0.3, zoom: 4 };
const SIZE = { width: 400, height: 300 };

type Question = {
	address: string;
	signal: AbortSignal;
	answer: () => Promise<void>;
	fail: () => Promise<void>;
};

let questions: Question[];

beforeEach(() => {
	vi.useFakeTimers();
	questions = [];
	vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
		const { promise, resolve, reject } = Promise.withResolvers<Response>();
		signal.addEventListener('abort', () => reject(signal.reason));
		const answer = async () => {
			resolve(Response.json({ clusters: [], extent: null }));
			await vi.advanceTimersByTimeAsync(LONG);
		};
		const fail = async () => {
			reject(new TypeError('Failed to fetch'));
			await vi.advanceTimersByTimeAsync(0);
		};
		questions.push({ address, signal, answer, fail });
		return promise;
	});
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const wait = () => vi.advanceTimersByTimeAsync(LONG);

/** A map that shows all courses, and whose answers are noted by their filters. */
async function aSource() {
	const told = { arrived: vi.fn(), failed: vi.fn() };
	const source = createAreaSource('/api/course-clusters', told);
	source.want(VIEW, SIZE);
	await wait();
	await questions[0]?.answer();
	expect(told.arrived.mock.calls.map(([, filters]) => filters)).toEqual(['']);
	told.arrived.mockClear();
	return { source, told };
}

it('courses of a filter that was taken off before they came take nobody’s place', async () => {
	const { source, told } = await aSource();
	source.filter('country=sweden');
	await wait();
	expect(questions).toHaveLength(2);
	source.filter('');
	expect(questions[1]?.signal.aborted).toBe(true);
	await questions[1]?.answer();
	expect([told.arrived, told.failed].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('a filter that is taken off at once is not asked for, and the next one is', async () => {
	const { source, told } = await aSource();
	source.filter('country=sweden');
	source.filter('');
	await wait();
	expect(questions).toHaveLength(1);
	source.filter('country=japan');
	await wait();
	await questions[1]?.answer();
	expect(questions[1]?.address).toContain('country=japan');
	expect(told.arrived.mock.calls.map(([, filters]) => filters)).toEqual(['country=japan']);
});

it('an answer for where the map was moved and came back from does not take away what it shows', async () => {
	const { source, told } = await aSource();
	source.want({ ...VIEW, x: 0.9 }, SIZE);
	await wait();
	source.want(VIEW, SIZE);
	await questions[1]?.answer();
	expect(told.arrived).not.toHaveBeenCalled();
	source.want({ ...VIEW, x: 0.9 }, SIZE);
	await wait();
	expect(questions).toHaveLength(3);
});

it('what could not be fetched is asked for again by the reader alone, also where the map was about to ask', async () => {
	const { source, told } = await aSource();
	source.want({ ...VIEW, x: 0.9 }, SIZE);
	await wait();
	source.want({ ...VIEW, x: 0.9 }, SIZE);
	await questions[1]?.fail();
	expect(told.failed).toHaveBeenCalledOnce();
	await wait();
	source.want({ ...VIEW, x: 0.7 }, SIZE);
	await wait();
	expect(questions).toHaveLength(2);
	source.again();
	await wait();
	await questions[2]?.answer();
	expect(told.arrived).toHaveBeenCalledOnce();
});
