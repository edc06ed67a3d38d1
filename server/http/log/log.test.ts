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

it('S10: neither the values of a failed query nor anybody’s address is logged', () => {
	const query = 'insert into users (email, password) values ($1, $2)';
	const values = 'karin@golf.test,$argon2id$v=19$hash\nsecond line of a text';
	const failed = new Error(`Failed query: ${query}\nparams: ${values}`, {
		cause: new Error('550 5.1.1 <karin@golf.test>: Recipient address rejected'),
	});
	const logged = JSON.stringify(loggedError(failed));
	expect(logged).toContain(query);
	expect(logged).toContain('550 5.1.1 <<address>>: Recipient address rejected');
	expect(logged).toContain('log.test.ts');
	expect(logged).not.toMatch(/karin|argon2|second line/);
});

it('what is no error is logged as it is', () => {
	expect(loggedError('gone')).toBe('gone');
});

it('S10: a path cannot break the line', () => {
	expect(loggedPath('/a\nINFO admin?q=secret')).toBe('/a\\u000aINFO\\u0020admin');
});

it('L3: the address of a trip, which opens it, is in no path', () => {
	for (const url of [
		'/trips/1-1-abc',
		'/trips/1-1-abc/trip.ics?x=1',
		'/trips/1-1-abc.data',
		'//trips/1-1-abc',
		'/TRIPS/1-1-abc',
	])
		expect(loggedPath(url)).not.toContain('1-1-abc');
	expect(loggedPath('/trips/1-1-abc/map.svg')).toBe('/trips/.../map.svg');
	expect(loggedPath('/account/trips/7')).toBe('/account/trips/7');
});
