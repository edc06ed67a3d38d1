/**
 * Loaded into a started site before anything else: at SIGUSR2 it breaks as FAULT_INSIDE says; timers and promises where nobody
 * catches it.
 */
let isBroken = false;
const { toFixed } = Number.prototype;
function breaking(this: number, digits?: number) {
	if (new Error().stack?.includes('performWork')) throw new Error('a component that breaks');
	return toFixed.call(this, digits);
}

const FAULTS: Record<string, () => void> = {
	timer() {
		setTimeout(() => {
			throw new Error('a timer that breaks');
		}, 1);
	},
	promise: () => void Promise.reject(new Error('a promise that nobody looks after')),
	/** While React writes a page, until the next signal: components print numbers with it. */
	component() {
		isBroken = !isBroken;
		Error.stackTraceLimit = 500;
		Number.prototype.toFixed = isBroken ? breaking : toFixed;
		process.stdout.write(isBroken ? 'components break\n' : 'components are whole\n');
	},
};

process.on('SIGUSR2', () => FAULTS[process.env.FAULT_INSIDE ?? '']?.());
