import { useEffect, useState } from 'react';
import styles from './carousel.module.css';

type CarouselButtonsProps = {
	/** Id of the list that is scrolled. */
	list: string;
	count: number;
	onAwake?: () => void;
};

/** Previous and next of a list that scrolls sideways; past either end they go on at the other. */
export function CarouselButtons({ list, count, onAwake }: CarouselButtonsProps) {
	const [shown, setShown] = useState('');

	useEffect(() => onAwake?.(), [onAwake]);

	const turn = (direction: 1 | -1) => {
		const element = document.getElementById(list);
		if (!element) return;
		const { first, size } = viewOf(element);
		const last = Math.max(0, count - size);
		const wanted = direction === 1 ? (first >= last ? 0 : first + size) : first === 0 ? last : first - size;
		const at = Math.min(Math.max(wanted, 0), last);
		const card = element.children[at];
		if (card) element.scrollTo({ left: (card as HTMLElement).offsetLeft - element.offsetLeft });
		setShown(size > 1 ? `Courses ${at + 1} to ${at + size} of ${count}` : `Course ${at + 1} of ${count}`);
	};

	return (
		<>
			<ArrowButton label="Previous courses" controls={list} disabled={count === 0} onClick={() => turn(-1)} back />
			<ArrowButton label="Next courses" controls={list} disabled={count === 0} onClick={() => turn(1)} />
			<span className="sr-only" role="status">
				{shown}
			</span>
		</>
	);
}

/** Which card stands first in the list's window, and how many fit into it. */
function viewOf(list: HTMLElement): { first: number; size: number } {
	const [one, two] = [...list.children] as HTMLElement[];
	const step = one && two ? two.offsetLeft - one.offsetLeft : list.clientWidth;
	return { first: Math.round(list.scrollLeft / step), size: Math.max(1, Math.round(list.clientWidth / step)) };
}

type ArrowButtonProps = { label: string; controls: string; disabled: boolean; onClick: () => void; back?: boolean };

function ArrowButton({ label, controls, disabled, onClick, back = false }: ArrowButtonProps) {
	return (
		<button
			type="button"
			className={styles.arrow}
			aria-label={label}
			aria-controls={controls}
			disabled={disabled}
			onClick={onClick}
		>
			<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
				<path
					d={back ? 'M17 10H3m6-6-6 6 6 6' : 'M3 10h14m-6-6 6 6-6 6'}
					fill="none"
					stroke="currentColor"
					strokeWidth="1.6"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			</svg>
		</button>
	);
}
