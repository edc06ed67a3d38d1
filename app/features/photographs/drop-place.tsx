import { type DragEvent, useRef, useState } from 'react';
import { PICTURE_ACCEPT, PICTURE_LIMITS, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { Button } from '../../ui/button.tsx';
import styles from './photograph-picker.module.css';

type DropPlaceProps = { id: string; isFull: boolean; add: (files: FileList | null) => void };

/** It stays when it is full: a button that went would take the focus of whoever has pressed it along. */
export function DropPlace({ id, isFull, add }: DropPlaceProps) {
	const [over, setOver] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const drag = (isOver: boolean) => (event: DragEvent) => {
		event.preventDefault();
		setOver(isOver);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is for those who drag; everybody else has the button.
		<div
			className={styles.drop}
			data-over={over || undefined}
			onDragOver={drag(true)}
			onDragLeave={drag(false)}
			onDrop={(event) => {
				drag(false)(event);
				add(event.dataTransfer.files);
			}}
		>
			<input
				ref={input}
				id={id}
				className="sr-only"
				tabIndex={-1}
				aria-label="Photographs"
				type="file"
				multiple
				accept={PICTURE_ACCEPT}
				onChange={({ currentTarget }) => {
					add(currentTarget.files);
					currentTarget.value = '';
				}}
			/>
			<Button look="line" aria-disabled={isFull || undefined} onClick={() => isFull || input.current?.click()}>
				Add photographs
			</Button>
			{isFull ? (
				<p className={styles.quiet}>{PICTURE_LIMITS.photographs} are the most. Remove one to add another.</p>
			) : (
				<p className={styles.quiet}>
					<span className={styles.dragged}>Or drop them here. </span>
					{PICTURE_WORDS.formats}, {PICTURE_WORDS.size} each. Where they were taken is removed.
				</p>
			)}
		</div>
	);
}
