import { expect, it } from 'vitest';
import { deviceName, wideNetwork } from './device.ts';

it.each([
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
		'Chrome on Windows',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
		'Edge on Windows',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
		'Chrome on Android',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
		'Safari on Mac',
	],
	['okhttp/5.0', 'An app'],
	['', 'An app'],
])('names the device of %j', (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});

it.each([
	['192.0.2.7', '192.0'],
	['2001:db8:1:2::/64', '2001:db8'],
])('widens the network %s', (network, wide) => {
	expect(wideNetwork(network)).toBe(wide);
});
