import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address stands for: itself for IPv4, its /64 for IPv6, of which one household has 2^64 addresses.
 * "2001:db8::1" → "2001:db8:0:0::/64".
 */
export function networkOf(address: string): string {
	const [bare = ''] = address.split('%', 1);
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
	if (mapped || isIPv4(bare)) return mapped ?? bare;
	if (!isIPv6(bare)) return 'unknown';
	const [head = '', tail] = bare.split('::', 2);
	const left = head.split(':').filter(Boolean);
	const right = tail?.split(':').filter(Boolean) ?? [];
	// An IPv4 address written at the end takes two groups.
	const length = left.length + right.length + (bare.includes('.') ? 1 : 0);
	const whole = tail === undefined ? left : [...left, ...Array<string>(8 - length).fill('0'), ...right];
	const groups = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
	return `${groups.join(':')}::/64`;
}
