import { useEffect, useReducer, useRef } from 'react';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { change, toStored } from './picked.ts';
import { askStatus, sendPicture } from './upload-call.ts';

const LOOK_MILLISECONDS = 1_500;

/** The photographs that were picked. Each is sent as soon as its turn comes, one at a time, and watched until it is made. */
export function usePicked(stored: readonly OwnPhotograph[]) {
	const [picked, dispatch] = useReducer(change, stored, (photographs) => photographs.map(toStored));
	const sending = useRef(false);

	useEffect(() => {
		const next = picked.find(({ state }) => state === 'waiting');
		if (!next?.file || sending.current) return;
		sending.current = true;
		const tell = (about: Parameters<typeof toTold>[1]) => dispatch(toTold(next.key, about));
		tell({ state: 'sending' });
		sendPicture(next.file, (progress) => tell({ progress })).then((sent) => {
			sending.current = false;
			tell(
				sent.ok
					? { id: sent.id, state: 'coming', progress: 1 }
					: { state: 'failed', words: sent.words, again: sent.again },
			);
		});
	}, [picked]);

	const coming = picked.filter(({ state }) => state === 'coming').map(({ key, id }) => ({ key, id: id ?? '' }));
	const watched = coming.map(({ id }) => id).join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: which ones are coming is what this waits for.
	useEffect(() => {
		if (watched === '') return;
		const looking = setInterval(async () => {
			for (const { key, id } of coming) {
				const status = await askStatus(id);
				if (status === 'ready') dispatch(toTold(key, { state: 'ready' }));
				if (status === 'failed') dispatch(toTold(key, { state: 'failed', words: PICTURE_MESSAGES['picture-broken'] }));
				if (status === 'gone') dispatch(toTold(key, { state: 'failed', words: PICTURE_MESSAGES['picture-gone'] }));
			}
		}, LOOK_MILLISECONDS);
		return () => clearInterval(looking);
	}, [watched]);

	return { picked, dispatch };
}

const toTold = (key: string, about: Extract<Parameters<typeof change>[1], { kind: 'told' }>['about']) =>
	({ kind: 'told', key, about }) as const;
