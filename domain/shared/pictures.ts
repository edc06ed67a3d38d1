import type { Result } from './result.ts';

/** A file of a posted form, laid in a temporary place that is cleared when the post is answered. */
export type ReceivedFile = {
	/** Name of the form's field. */
	field: string;
	path: string;
	/** What its sender calls it, on one line; left out or empty where it has no name. */
	name?: string;
	bytes: number;
	/** Why it is not whole: longer than a picture may be, or our own disk would not take it. */
	trouble: null | 'too-large' | 'no-room';
};

/** Why a picture is not taken, or could not be made. */
export type PictureFailure = {
	kind:
		| 'picture-large'
		| 'picture-heic'
		| 'picture-svg'
		| 'picture-format'
		| 'picture-pixels'
		| 'picture-avif-pixels'
		| 'picture-moving'
		| 'picture-broken'
		| 'picture-store';
};

/** What is made of a picture: three sizes of a photograph, a square in two, or one JPEG for the desk. */
export type PicturePurpose = 'photograph' | 'avatar' | 'scorecard';

/** Pixels of the largest size that was made, and the bytes of all files together. */
export type MadePicture = { width: number; height: number; bytes: number };

/** What pictures need of the process: made once by the server, passed in with every context. */
export type PictureServices = {
	/** Looks at the head of a file: whether it is a picture we take. */
	inspect: (path: string) => Promise<Result<object, PictureFailure>>;
	/**
	 * Reads a picture to its end, outside this process, as far as telling a whole one takes: `picture-broken` for one that is damaged or
	 * cut off. Throws when nobody can read just now.
	 */
	readWhole: (path: string) => Promise<Result<object, PictureFailure>>;
	/** Lays an upload aside for the job that makes its sizes. Throws when the store does. */
	keep: (id: string, path: string) => Promise<void>;
	/** Makes the files of a picture now and stores them under the id. Throws when the store or the making fails. */
	make: (id: string, path: string, purpose: PicturePurpose) => Promise<Result<MadePicture, PictureFailure>>;
};
