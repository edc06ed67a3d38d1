/**
 * Loaded into a started site before anything else: moves the clock of its machine, as the process sees it, by as many
 * milliseconds as stand in the file FAULT_CLOCK, which is read and removed at SIGUSR2.
 */
import { readFileSync, rmSync } from 'node:fs';

const RealDate = Date;
let moved = 0;

globalThis.Date = new Proxy(RealDate, {
	construct: (real, words, made) =>
		words.length === 0 ? new real(real.now() + moved) : Reflect.construct(real, words, made),
	get: (real, key, receiver) => (key === 'now' ? () => real.now() + moved : Reflect.get(real, key, receiver)),
});

process.on('SIGUSR2', () => {
	const file = process.env.FAULT_CLOCK ?? '';
	moved = Number(readFileSync(file, 'utf8'));
	rmSync(file);
});
