import { expect, it } from 'vitest';
import { readIssueCommand } from './arguments.ts';

it('reads what is asked for', () => {
	expect(readIssueCommand(['new', '2027-01'])).toEqual({ kind: 'new', issue: '2027-01' });
	expect(readIssueCommand(['send', '2026-12', '--to', 'A@golf.test', '--per-minute', '30'])).toEqual({
		kind: 'send',
		issue: '2026-12',
		folder: null,
		to: ['a@golf.test'],
		perMinute: 30,
		unsure: false,
	});
	expect(readIssueCommand(['send', '2026-12', '--dry-run', 'out'])).toMatchObject({ folder: 'out' });
});

it.each([
	[[]],
	[['send', '2026-13']],
	[['send', '../secret']],
	[['post', '2026-12']],
	[['send', '2026-12', '--to', 'nobody']],
	[['send', '2026-12', '--per-minute', '0']],
	[['send', '2026-12', '--loud']],
])('refuses %j and says how it is used', (args) => {
	expect(() => readIssueCommand(args)).toThrow();
});
