import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';

/** `again`: the same picture may be taken another time. */
export type Sent = { ok: true; id: string } | { ok: false; words: string; again: boolean };

const LOST = 'The connection was lost before this picture was here.';

/** Sends one picture ahead of its review. `onProgress` is told the share that has gone out, 0 to 1. Never throws. */
export function sendPicture(file: File, onProgress: (share: number) => void): Promise<Sent> {
	const body = new FormData();
	// Under a name of our own: a system may give a picture one that is no file's (R28).
	body.set('photograph', file, 'photograph');
	// Only this old call tells how much has gone out.
	const call = new XMLHttpRequest();
	return new Promise((resolve) => {
		const lose = () => resolve({ ok: false, words: LOST, again: true });
		call.open('POST', paths.uploads());
		call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		call.onload = () => resolve(readAnswer(call.status, call.responseText));
		call.onerror = lose;
		call.onabort = lose;
		call.send(body);
	});
}

function readAnswer(status: number, text: string): Sent {
	try {
		// Our own server's answer: an id, or a problem with words.
		const answer = JSON.parse(text) as { id?: string; detail?: string };
		if (status === 201 && answer.id) return { ok: true, id: answer.id };
		const words = answer.detail ?? PICTURE_MESSAGES['picture-store'];
		return { ok: false, words, again: isPassing(status) && words !== PICTURE_MESSAGES['picture-quota'] };
	} catch {
		return { ok: false, words: PICTURE_MESSAGES['picture-store'], again: true };
	}
}

/** A line that was too slow, too many at once, or a trouble of ours. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** What has become of a picture that was sent; null while nobody answers. */
export async function askStatus(id: string): Promise<OwnPhotograph['status'] | 'gone' | null> {
	try {
		const answer = await fetch(paths.upload(id));
		if (!answer.ok) return answer.status === 404 ? 'gone' : null;
		return ((await answer.json()) as Pick<OwnPhotograph, 'status'>).status;
	} catch {
		return null;
	}
}
