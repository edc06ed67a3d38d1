import { describe, expect, it } from 'vitest';
import { judgeTarget, parametersIn } from './request-target.ts';

describe('a request target', () => {
	it.each([
		'/',
		'/top-rated-courses?continent=Europe',
		'/courses/sweden/ljunghusen',
		'/courses/%C3%A5',
		'/.well-known/security.txt',
		'/a.data?_routes=Root',
		'/assets/Find-1aB2.js',
	])('passes: %s', (url) => {
		expect(judgeTarget(url)).toEqual({ kind: 'fine' });
	});

	it.each([
		['/how-we-rate/', '/how-we-rate'],
		['/how-we-rate/?a=B', '/how-we-rate?a=B'],
		['/How-We-Rate', '/how-we-rate'],
		['/COURSES/Sweden/', '/courses/sweden'],
	])('has one spelling: %s leads to %s', (url, to) => {
		expect(judgeTarget(url)).toEqual({ kind: 'moved', to });
	});

	it.each([
		'/../.env',
		'/.env',
		'/.git/config',
		'/a/.htaccess',
		'/assets/..%2f..%2fpackage.json',
		'/%2e%2e/x',
		'/a%5c..%5cb',
		'/a\\b',
		'/x%00.jpg',
		'//evil.example',
		'/a//b',
		'//evil.example/',
		'/uploads/../../',
		'/\\',
		'/\\..\\..\\package.json',
		'/x\0.jpg',
		'/%c0%ae',
		'/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
		'/%FF/',
		'/%ff',
		'/%',
		'/%zz',
		'/%E0%A4%A',
		'/courses/%ED%A0%80',
		'/\u00e5',
		'/\u001b[31m',
	])('S38: is not found and leads nowhere: %s', (url) => {
		expect(judgeTarget(url)).toEqual({ kind: 'refused', status: 404 });
	});

	it.each(['http://evil.example/', 'http://evil.example/%c0%ae', 'evil.example:443', '*', '%c0%ae', ''])(
		'R29: is no path: %j',
		(url) => {
			expect(judgeTarget(url)).toEqual({ kind: 'refused', status: 400 });
		},
	);

	it('has for its parameters all that stands after its first question mark', () => {
		expect([...parametersIn('/rest/v1/courses?name=eq.who?&limit=1')]).toEqual([
			['name', 'eq.who?'],
			['limit', '1'],
		]);
		expect([...parametersIn('/rest/v1/courses')]).toEqual([]);
	});

	it('R27: is too long above 8 KB', () => {
		expect(judgeTarget(`/${'a'.repeat(8_192)}`)).toEqual({ kind: 'refused', status: 414 });
	});
});
