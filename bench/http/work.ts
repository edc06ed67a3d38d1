/** Does so many steps of arithmetic that need no memory, and gives where they come to. */
export function work(steps: number): number {
	let number = 1;
	for (let step = 0; step < steps; step += 1) number = (Math.imul(number, 1_103_515_245) + 12_345) | 0;
	return number;
}
