import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { CoursePhotograph, Photograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PhotographPicture } from './photograph-picture.tsx';

type PhotographViewerProps = {
	photographs: (Photograph | CoursePhotograph)[];
	subject: string;
	/** Which one is seen first. */
	first: number;
	onClose: () => void;
	styles: CSSModuleClasses;
};

/** Photographs one beside the other, in a strip that the platform scrolls: by finger, wheel, arrow keys or the buttons. */
export function PhotographViewer({ photographs, subject, first, onClose, styles }: PhotographViewerProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const strip = useRef<HTMLUListElement>(null);
	const close = useRef<HTMLButtonElement>(null);
	const [at, setAt] = useState(first);

	useLayoutEffect(() => {
		dialog.current?.showModal();
		close.current?.focus();
		strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
	}, [first]);

	const go = (to: number) => strip.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest' });
	const onKeyDown = (event: KeyboardEvent) => {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (by === undefined) return;
		event.preventDefault();
		go(at + by);
	};
	return (
		<dialog
			ref={dialog}
			className={styles.viewer}
			aria-label={`Photographs of ${subject}`}
			onClose={onClose}
			onKeyDown={onKeyDown}
		>
			<ul
				ref={strip}
				className={styles.strip}
				onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
			>
				{photographs.map((photograph, index) => (
					<li key={photograph.id} aria-hidden={index !== at} inert={index !== at}>
						<Shown photograph={photograph} subject={subject} styles={styles} />
					</li>
				))}
			</ul>
			<div className={styles.buttons}>
				<p role="status">
					{at + 1} of {photographs.length}
				</p>
				<Button
					look="line"
					aria-label="Previous photograph"
					aria-disabled={at === 0 || undefined}
					onClick={() => go(at - 1)}
				>
					←
				</Button>
				<Button
					look="line"
					aria-label="Next photograph"
					aria-disabled={at === photographs.length - 1 || undefined}
					onClick={() => go(at + 1)}
				>
					→
				</Button>
				<Button ref={close} look="line" onClick={() => dialog.current?.close()}>
					Close
				</Button>
			</div>
		</dialog>
	);
}

type ShownProps = { photograph: Photograph | CoursePhotograph; subject: string; styles: CSSModuleClasses };

function Shown({ photograph, subject, styles }: ShownProps) {
	return (
		<figure className={styles.shown}>
			<PhotographPicture
				photograph={photograph}
				className={styles.picture}
				sizes="100vw"
				most="large"
				fallback={`${subject}, photographed by a reviewer`}
			/>
			<figcaption>
				{photograph.alt && <bdi>{photograph.alt}</bdi>}
				<span>
					{formatDate(photograph.day)}
					{'userName' in photograph && (
						<>
							{' · '}
							<bdi>{photograph.userName}</bdi>
						</>
					)}
				</span>
				<a href={paths.report({ photograph: photograph.id })}>Report this photograph</a>
			</figcaption>
		</figure>
	);
}
