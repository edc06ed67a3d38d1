import { expect, it } from 'vitest';
import { createNotices } from './notices.ts';

function openNotices() {
	const said: string[] = [];
	return { said, ...createNotices(async (notice) => said.push(notice)) };
}

it('are heeded by others, not by the process that gave them', async () => {
	const [here, there] = [openNotices(), openNotices()];
	await here.announce(new Set(['course:1', 'ranking']));
	expect(here.read(here.said[0])).toBeNull();
	expect(there.read(here.said[0])).toEqual(['course:1', 'ranking']);
});

it('are not given when nothing has changed', async () => {
	const { announce, said } = openNotices();
	await announce(new Set());
	expect(said).toEqual([]);
});

it('stand for everything when they would be too long', async () => {
	const { announce, said } = openNotices();
	await announce(new Set(Array.from({ length: 2_000 }, (_, index) => `course:${index}`)));
	expect(openNotices().read(said[0])).toContain('*');
});

it.each([undefined, '', 'nonsense', '{}', '[1]'])('stand for everything when they cannot be read: %j', (notice) => {
	expect(openNotices().read(notice)).toEqual(['*']);
});
