import type { CDPSession, Page } from '@playwright/test';

/** What the browser noted of a page's main thread. */
export type TraceEvent = {
	name: string;
	ph: string;
	/** Microseconds. */
	ts: number;
	dur?: number;
	/** Time on the processor: without the times at which another process had it. */
	tdur?: number;
	tid: number;
	pid: number;
	args: { data?: { url?: string; type?: string } };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8.execute'];

/**
 * Runs `work` with the browser's processor slowed down; what the page's main thread did meanwhile, in its order. Throws where
 * no frame was drawn.
 */
export async function recordTrace(page: Page, slowdown: number, work: () => Promise<void>): Promise<TraceEvent[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	const events = await trace(session, work);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const frame = events.find(({ name }) => name === 'BeginMainThreadFrame');
	if (!frame) throw new Error('no frame was drawn');
	return events.filter(({ tid, pid }) => tid === frame.tid && pid === frame.pid);
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
	const events: TraceEvent[] = [];
	// The protocol gives events as they stand in the trace format.
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: CATEGORIES },
	});
	await work();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	return events.sort((a, b) => a.ts - b.ts);
}
