import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { ofCheckout } from '#database/checkout.ts';
import type { MadePicture, PictureFailure, PicturePurpose } from '#domain/shared/pictures.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { createTurnstile } from '../api/turnstile.ts';

/** What the child is asked: the files of `path` for a purpose, laid in `folder` as `<size>.<format>`. */
export type Order = { path: string; folder: string; purpose: PicturePurpose };
export type Answer = { ok: true; made: MadePicture } | { ok: false; why: string };

/** Makes the files of pictures in a child process, one at a time. */
export type Maker = {
	/** Fails with `picture-broken` for what cannot be decoded or takes too long; throws when the line is full. */
	make: (order: Order) => Promise<Result<MadePicture, PictureFailure>>;
	close: () => void;
};

const CHILD = ofCheckout('server/pictures/maker-child.ts');
const MOST_WAITING = 200;
const PATIENCE_MILLISECONDS = 30_000;
const IDLE_MILLISECONDS = 10_000;
const PATIENT_PRIORITY = 10;

/** glibc gives the memory of one picture back before it takes that of the next; other systems' libraries read none of it. */
const FRUGAL = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** `patience`: milliseconds one picture may take. The child is started for the first, and ended when none has come for a while. */
export function createMaker({ patience = PATIENCE_MILLISECONDS, idle = IDLE_MILLISECONDS } = {}): Maker {
	const turnstile = createTurnstile(1, MOST_WAITING);
	let child: ChildProcess | null = null;
	let resting: NodeJS.Timeout | undefined;
	const end = () => {
		clearTimeout(resting);
		child?.kill('SIGKILL');
		child = null;
	};
	return {
		make: (order) =>
			turnstile.run(async () => {
				clearTimeout(resting);
				child = child?.connected ? child : startChild();
				const answer = await ask(child, order, patience);
				if (answer === 'silent') end();
				else resting = setTimeout(end, idle).unref();
				return answer !== 'silent' && answer.ok ? success(answer.made) : failure({ kind: 'picture-broken' });
			}),
		close: end,
	};
}

/** Nothing of our environment goes along, and pages come before pictures when the processor is asked for. */
function startChild(): ChildProcess {
	const child = fork(CHILD, {
		env: { PATH: process.env.PATH, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1', ...FRUGAL },
		execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	child.unref();
	child.channel?.unref();
	if (child.pid !== undefined) lowerPriority(child.pid);
	return child;
}

function lowerPriority(pid: number) {
	try {
		setPriority(pid, PATIENT_PRIORITY);
	} catch {
		// A system that does not let us still makes the pictures.
	}
}

/** The child's answer, or `silent` where it has died over the picture or takes too long. */
function ask(child: ChildProcess, order: Order, patience: number): Promise<Answer | 'silent'> {
	return new Promise((resolve) => {
		const settle = (answer: Answer | 'silent') => {
			clearTimeout(impatience);
			child.off('message', settle);
			child.off('exit', die);
			child.off('error', die);
			child.channel?.unref();
			resolve(answer);
		};
		const die = () => settle('silent');
		const impatience = setTimeout(die, patience);
		child.once('message', settle);
		child.once('exit', die);
		child.once('error', die);
		child.channel?.ref();
		child.send(order, (error) => error && die());
	});
}
