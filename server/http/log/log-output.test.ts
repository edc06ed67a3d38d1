import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLogOutput } from './log-output.ts';

const LINES = 10_000;
const lineOf = (at: number) => `${JSON.stringify({ at, path: `/${'x'.repeat(250)}` })}\n`;

/** A pipe whose reader may be slow or leave, and which makes no writer wait. */
function openPipe() {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-log-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const name = join(folder, 'pipe');
	expect(spawnSync('mkfifo', [name]).status).toBe(0);
	const reader = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
	const writer = openSync(name, constants.O_WRONLY | constants.O_NONBLOCK);
	onTestFinished(() => closeSync(writer));
	return { reader, writer };
}

/** Everything that waits in a pipe. */
function readAll(pipe: number): string {
	const piece = Buffer.alloc(1_048_576);
	let text = '';
	try {
		for (let length = -1; length !== 0; ) {
			length = readSync(pipe, piece);
			text += piece.toString('utf8', 0, length);
		}
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
	}
	return text;
}

it('R46: a slow reader gets whole lines in their order, and those that were too many are counted', () => {
	const { reader, writer } = openPipe();
	const output = createLogOutput(writer);
	for (let at = 0; at < LINES; at += 1) output.write(lineOf(at));
	const lost = output.linesLost();
	expect(lost).toBeGreaterThan(0);
	let text = '';
	for (let at = LINES; at < LINES + 100; at += 1) {
		text += readAll(reader);
		output.write(lineOf(at));
	}
	text += readAll(reader);
	closeSync(reader);
	const read = text
		.trimEnd()
		.split('\n')
		.map((line) => (JSON.parse(line) as { at: number }).at);
	expect(read).toEqual(read.toSorted((a, b) => a - b));
	expect(read.at(-1)).toBe(LINES + 99);
	expect(read.length + output.linesLost()).toBe(LINES + 100);
	// One more at most: the first that was written when there was no room yet.
	expect(output.linesLost() - lost).toBeLessThanOrEqual(1);
});

it('R46: what is written for a reader who has left is counted, line by line, and kills nobody', () => {
	const { reader, writer } = openPipe();
	const output = createLogOutput(writer);
	output.write(lineOf(0));
	expect(output.linesLost()).toBe(0);
	closeSync(reader);
	for (let at = 1; at < LINES; at += 1) output.write(lineOf(at));
	expect(output.linesLost()).toBe(LINES - 1);
});

it.runIf(process.platform === 'linux')(
	'R46: a full disk takes nothing, and what is more than a megabyte is counted',
	() => {
		const full = openSync('/dev/full', 'w');
		onTestFinished(() => closeSync(full));
		const output = createLogOutput(full);
		for (let at = 0; at < LINES; at += 1) output.write(lineOf(at));
		expect(output.linesLost()).toBeGreaterThan(LINES / 2);
		expect(output.linesLost()).toBeLessThan(LINES);
	},
);
