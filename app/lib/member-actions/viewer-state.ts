import { openerIn } from '../forms/written.ts';
import { paths } from '../paths.ts';
import { keepPresentOpener } from './present-opener.ts';

/** As `account/marks` answers: `wanted` and `played` are ids of the courses that were asked about. */
export type ViewerState = {
	wanted: number[];
	played: number[];
	represents: boolean;
	band: string | null;
	helpful: number[];
	own: number[];
	choosesCovers: boolean;
	cover: string | null;
	counts: Record<string, number>;
	/** As `RingCount` has it; null where none was asked for, or nobody asks. */
	ring: { played: number; unlisted: number } | null;
	/** Whether what the page is about is followed; null where nothing can be. */
	follows: boolean | null;
	/** Whether the member likes the list of the page, and how many do; null where it is no public one. */
	liked: { isOn: boolean; count: number } | null;
	stamp: string;
};

type Asked = Parameters<typeof paths.viewerState>[0];

/** For the next form that is pressed: of the member whose state is shown. */
let stampNow: string | null = null;

export async function askFor(asked: Asked): Promise<ViewerState> {
	const answer = await fetch(paths.viewerState(asked));
	if (!answer.ok) throw new Error(`the viewer state answered ${answer.status}`);
	return kept(await answer.json());
}

type Sent = {
	/** The address of the form. */
	action: string;
	/** What is to be told of it then. */
	asked: Asked;
	fields?: Record<string, string>;
	/** The form takes a stamp but once, as all do but marks. */
	isOnce?: boolean | undefined;
};

/** Sends a small form with the stamp that came with the viewer state; the new state, or null where another page came in its place. */
export async function send({ action, asked, fields = {}, isOnce = false }: Sent) {
	const stamp = stampNow ?? (await askFor(asked)).stamp;
	if (isOnce) stampNow = null;
	const body = new URLSearchParams({ ...fields, stamp, back: paths.viewerState(asked) });
	const answer = await fetch(action, { method: 'POST', body });
	const isDone = answer.ok && new URL(answer.url).pathname.startsWith('/account/marks');
	return { status: answer.status, state: isDone ? kept(await answer.json()) : null };
}

function kept(state: ViewerState): ViewerState {
	stampNow = state.stamp;
	keepPresentOpener(openerIn(state.stamp));
	return state;
}
