import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createPageServer } from './page-server.ts';
import type { Plan } from './plan.ts';
import type { RenderRequest } from './render.ts';
import { createRenderQueue } from './render-queue.ts';

const PLAN: Plan = {
	key: '/find-course?q=links',
	keeping: 'fresh',
	route: { handle: { kind: 'tool' }, found: true, ids: [] },
};

/** Asks for a page of free text, and tells whether it was begun. */
async function ask({ destroyed, post }: { destroyed: boolean; post?: RenderRequest['post'] }) {
	const render = vi.fn().mockRejectedValue(new Error('begun'));
	const pages = createPageServer({
		render,
		report: () => {},
		renderQueue: createRenderQueue(),
		cache: null,
		now: () => new Date(),
		secret: 'a secret for tests, of no use elsewhere',
		table: () => () => PLAN.route,
		settings: {
			origin: 'https://golf.example',
			sharedCacheSeconds: 0,
			cdn: null,
			styles: new Map(),
			development: false,
		},
		announce: async () => {},
		askerOf: async () => ({ viewer: { kind: 'visitor' }, client: { network: '192.0.2.1', userAgent: '' } }),
	});
	const raw = { headers: {}, url: PLAN.key } as IncomingMessage;
	const response = { destroyed } as ServerResponse;
	const plan = post
		? { ...PLAN, route: { ...PLAN.route, handle: { ...PLAN.route.handle, writes: 'anyone' as const } } }
		: PLAN;
	return pages.answer(plan, { id: 'x-1', raw, response, address: '192.0.2.1', post }).then(
		() => false,
		(error: Error) => error.message === 'begun',
	);
}

it('R31: a page is not made for who has left before its turn', async () => {
	expect(await ask({ destroyed: false })).toBe(true);
	expect(await ask({ destroyed: true })).toBe(false);
});

it('what was posted is done, whether or not its sender has stayed', async () => {
	const post = { type: 'application/x-www-form-urlencoded', body: Buffer.from('name=Eva'), files: [], mayWrite: true };
	expect(await ask({ destroyed: true, post })).toBe(true);
});
