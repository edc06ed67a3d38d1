/**
 * How many of 32 bits are set. No sum on the way is greater than 31 bits, past which numbers are reckoned with at a fraction of
 * the speed; a negative number stands for one with the highest bit.
 */
export function countBits(bits: number): number {
	const one = bits & 0x11111111;
	const two = (bits >>> 1) & 0x11111111;
	const three = (bits >>> 2) & 0x11111111;
	const four = (bits >>> 3) & 0x11111111;
	const fours = one + two + three + four;
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
