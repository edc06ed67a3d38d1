import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inspectPicture } from '#server/pictures/inspect.ts';
import { PICTURE_BOMBS } from '../support/facts/picture-bombs.ts';
import { noteFigure } from './support/figures.ts';
import { trialFolder } from './support/trial-folder.ts';

const ROUNDS = 9;
const MOST_MILLISECONDS = 100;
const MOST_MEGABYTES = 50;

/** The most memory that this process has ever had: what was taken and given back again counts. */
const peakMegabytes = () => process.resourceUsage().maxRSS / 1_024;

it('S41: no picture that unpacks to gigabytes is looked at for long, or takes memory', async () => {
	const path = join(trialFolder(), 'picture');
	// What the decoder is read for the first time takes is not the bombs' doing.
	await writeFile(path, 'no picture');
	await inspectPicture(path);
	const slowest = { name: '', milliseconds: 0 };
	let most = 0;
	for (const [name, make] of Object.entries(PICTURE_BOMBS)) {
		await writeFile(path, await make());
		const before = peakMegabytes();
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			const began = performance.now();
			expect((await inspectPicture(path)).ok, name).toBe(false);
			times.push(performance.now() - began);
		}
		most = Math.max(most, peakMegabytes() - before);
		const milliseconds = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
		expect(milliseconds, name).toBeLessThanOrEqual(MOST_MILLISECONDS);
		if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
	}
	expect(most).toBeLessThanOrEqual(MOST_MEGABYTES);
	noteFigure(
		'S41',
		`${Object.keys(PICTURE_BOMBS).length} bombs refused; the slowest (${slowest.name}) within ${slowest.milliseconds.toFixed(1)} ms in the median (at most ${MOST_MILLISECONDS}), and ${most.toFixed(0)} MB of memory were needed at most (${MOST_MEGABYTES})`,
	);
});
