import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '#app/ui/forms/field.tsx';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import type { Change, Picked } from './picked.ts';
import styles from './picked-photograph.module.css';

type PickedPhotographProps = { one: Picked; place: number; of: number; act: (by: Change) => void };

/** One photograph in the picker: what it looks like, what has become of it, its words and its place. */
export function PickedPhotograph({ one, place, of, act }: PickedPhotographProps) {
	const id = useId();
	const { key } = one;
	const mover = useRef<HTMLDivElement>(null);
	const isShown = one.state !== 'removed';
	return (
		<li className={styles.one} data-state={one.state}>
			<Preview one={one} place={place} />
			<div className={styles.facts}>
				<State one={one} place={place} />
				{isShown && (
					<TextField
						id={id}
						label={`What is to be seen in photograph ${place}?`}
						optional
						maxLength={PICTURE_LIMITS.alt}
						value={one.alt}
						onChange={({ currentTarget }) => act({ kind: 'told', key, about: { alt: currentTarget.value } })}
					/>
				)}
				<div className={styles.buttons} ref={mover}>
					{([-1, 1] as const).map((by) => (
						<Button
							key={by}
							look="line"
							aria-label={`Move photograph ${place} ${by < 0 ? 'forward' : 'back'}`}
							aria-disabled={place + by < 1 || place + by > of || undefined}
							onClick={() => place + by >= 1 && place + by <= of && act({ kind: 'moved', key, by })}
						>
							{by < 0 ? '↑' : '↓'}
						</Button>
					))}
					<Button
						look="quiet"
						aria-label={`Remove photograph ${place}`}
						onClick={() => {
							focusNear(mover.current);
							act({ kind: 'removed', key });
						}}
					>
						Remove
					</Button>
				</div>
			</div>
		</li>
	);
}

/** What is removed takes the focus with it: a neighbour gets it, or the button that adds. */
export function focusNear(from: HTMLElement | null) {
	const item = from?.closest('li');
	const near = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('fieldset');
	const buttons = near?.querySelectorAll<HTMLElement>('button') ?? [];
	[...buttons].at(-1)?.focus();
}

function State({ one, place }: { one: Picked; place: number }) {
	if (one.state === 'removed') {
		return (
			<p className={styles.failed} role="alert">
				{one.file && <bdi>{one.file.name}: </bdi>}
				{one.words}
			</p>
		);
	}
	if (one.state === 'sending' || one.state === 'waiting') {
		return <progress className={styles.progress} value={one.progress} aria-label={`Sending photograph ${place}`} />;
	}
	return (
		<p className={styles.state} role="status">
			{one.state === 'coming' ? 'Here. Its sizes are being made…' : 'Ready.'}
		</p>
	);
}

/**
 * Drawn by the browser itself from the file that was chosen; stored ones by their smallest size. A visitor is not served one that
 * was sent ahead, which only its answer tells.
 */
function Preview({ one, place }: { one: Picked; place: number }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isHidden, setHidden] = useState(one.hidden);
	const { file } = one;
	useEffect(() => {
		if (!file || !canvas.current) return;
		drawInto(canvas.current, file);
	}, [file]);
	const words = one.alt || `Photograph ${place}`;
	if (file)
		return <canvas ref={canvas} className={styles.picture} role="img" aria-label={words} width={240} height={180} />;
	if (one.id === null || one.state !== 'ready' || isHidden)
		return <div className={styles.picture} role="img" aria-label={words} />;
	return (
		<img
			className={styles.picture}
			src={paths.photograph(one.id, 'small', 'webp')}
			alt={words}
			width={240}
			height={180}
			onError={() => setHidden(true)}
		/>
	);
}

async function drawInto(canvas: HTMLCanvasElement, file: File) {
	try {
		const picture = await createImageBitmap(file, { resizeWidth: 480, resizeQuality: 'medium' });
		const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
		const [width, height] = [picture.width * scale, picture.height * scale];
		const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
		canvas.getContext('2d')?.drawImage(picture, left, top, width, height);
		picture.close();
	} catch {
		// What this browser cannot draw, the server may still read; it says so if it cannot.
	}
}
