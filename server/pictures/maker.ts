import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { ofCheckout } from '#database/checkout.ts';
import type { MadePicture, PictureFailure, PicturePurpose } from '#domain/shared/pictures.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { createTurnstile } from '../load/turnstile.ts';

/** What the child is asked: the files of `path` for a purpose, laid in `folder` as `<size>.<format>`. */
export type Order = { path: string; folder: string; purpose: PicturePurpose } | Reading;
/** The child is asked to read `path` to its end, and to make nothing of it. */
type Reading = { path: string; purpose: null };
/** `picture`: what was sent cannot be decoded. `ours`: the machine fails, and the picture may be as good as any. */
export type Answer = { ok: true; made: MadePicture } | { ok: false; fault: 'picture' | 'ours'; why: string };

/** The child died over a picture or took too long for it: whether the picture or the machine is to blame, nobody can tell. */
export class MakingLost extends Error {
	override name = 'MakingLost';
}

/** Makes the files of pictures in a child process, one at a time. */
export type Maker = {
	/**
	 * Fails with `picture-broken` for what cannot be decoded. Throws `MakingLost`, and other errors where the picture has no
	 * part in it: the line is full, no child could be started, the disk took no file.
	 */
	make: (order: Order) => Promise<Result<MadePicture, PictureFailure>>;
	/** Reads a picture to its end, and makes no file of it. Fails and throws as `make` does. */
	read: (path: string) => Promise<Result<object, PictureFailure>>;
	close: () => void;
};

const CHILD = ofCheckout('server/pictures/maker-child.ts');
const MOST_WAITING = 200;
const PATIENCE_MILLISECONDS = 30_000;
const START_MILLISECONDS = 30_000;
const IDLE_MILLISECONDS = 10_000;
const PATIENT_PRIORITY = 10;

/** glibc gives the memory of one picture back before it takes that of the next; other systems' libraries read none of it. */
const FRUGAL = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

type Making = {
	/** Milliseconds one picture may take. */
	patience?: number;
	/** Milliseconds the child is kept when no picture comes; it is started for the first that does. */
	idle?: number;
	/** Told why a picture could not be decoded. */
	noteBroken?: (why: string) => void;
};

/** Starts no child yet. */
export function createMaker({
	patience = PATIENCE_MILLISECONDS,
	idle = IDLE_MILLISECONDS,
	noteBroken = () => {},
}: Making = {}): Maker {
	const turnstile = createTurnstile(1, MOST_WAITING);
	let child: ChildProcess | null = null;
	let resting: NodeJS.Timeout | undefined;
	const end = () => {
		clearTimeout(resting);
		child?.kill('SIGKILL');
		child = null;
	};
	const readyChild = async () => {
		if (child?.connected) return child;
		const started = startChild();
		child = started;
		// It is never lent out dead: that would look like a picture it has died over.
		started.once('exit', () => {
			if (child === started) child = null;
		});
		await hear<string>(started, START_MILLISECONDS);
		return started;
	};
	const answerOf = async (order: Order): Promise<Answer> => {
		const asked = await readyChild();
		return hear<Answer>(asked, patience, order).catch((cause) => {
			throw new MakingLost('a picture was lost in the making', { cause });
		});
	};
	const make: Maker['make'] = (order) =>
		turnstile.run(async () => {
			clearTimeout(resting);
			const answer = await answerOf(order).catch((error) => {
				end();
				throw error;
			});
			resting = setTimeout(end, idle).unref();
			if (answer.ok) return success(answer.made);
			if (answer.fault === 'ours') throw new Error(`a picture could not be made: ${answer.why}`);
			noteBroken(answer.why);
			return failure({ kind: 'picture-broken' });
		});
	return { make, read: (path) => make({ path, purpose: null }), close: end };
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

/** The child's next word, to an order where there is one. Throws when it dies first or takes longer than `patience`. */
function hear<Word>(child: ChildProcess, patience: number, order?: Order): Promise<Word> {
	return new Promise((resolve, reject) => {
		const settle = (act: () => void) => {
			clearTimeout(impatience);
			child.off('message', say);
			child.off('exit', die);
			child.off('error', fail);
			child.channel?.unref();
			act();
		};
		const fail = (error: Error) => settle(() => reject(error));
		const say = (word: Word) => settle(() => resolve(word));
		const die = (code: number | null, signal: string | null) =>
			fail(new Error(`the process for pictures ended with ${signal ?? code}`));
		const impatience = setTimeout(() => fail(new Error(`it took longer than ${patience} ms`)), patience);
		child.once('message', say);
		child.once('exit', die);
		child.once('error', fail);
		child.channel?.ref();
		if (order) child.send(order);
	});
}
