import { expect, it } from 'vitest';
import { loggedError, loggedPath } from './log.ts';

it('S10, R46: an error is logged by its words, its code and its causes, and without what the driver hangs on it', () => {
	const cause = Object.assign(new Error('terminating connection'), { code: '57P01', client: { secretKey: 42 } });
	const logged = JSON.stringify(loggedError(new Error('the query failed', { cause })));
	expect(JSON.parse(logged)).toMatchObject({
		message: 'the query failed',
		cause: { message: 'terminating connection', code: '57P01' },
	});
	expect(logged).not.toContain('secretKey');
});

it('what is no error is logged as it is', () => {
	expect(loggedError('gone')).toBe('gone');
});

it('S10: a path cannot break the line', () => {
	expect(loggedPath('/a\nINFO admin?q=secret')).toBe('/a\\u000aINFO\\u0020admin');
});
