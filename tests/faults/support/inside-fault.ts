/** Loaded into a started site before anything else: at SIGUSR2 it breaks as FAULT_INSIDE says, where nobody catches it. */
const FAULTS: Record<string, () => void> = {
	timer() {
		setTimeout(() => {
			throw new Error('a timer that breaks');
		}, 1);
	},
	promise: () => void Promise.reject(new Error('a promise that nobody looks after')),
};

process.on('SIGUSR2', () => FAULTS[process.env.FAULT_INSIDE ?? '']?.());
