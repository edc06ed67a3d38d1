import { type ReactNode, useEffect, useRef } from 'react';
import styles from './map-card.module.css';

type MapCardProps = {
	/** The id of its heading, which names it. */
	name: string;
	onClose: () => void;
	className: string | undefined;
	children: ReactNode;
};

/** A card in the corner of a map with what was pressed; Escape and its button put it away. */
export function MapCard({ name, onClose, className, children }: MapCardProps) {
	const card = useRef<HTMLElement>(null);
	// Whoever chose with the keyboard reads on in the card.
	useEffect(() => card.current?.focus({ preventScroll: true }), []);
	return (
		<section
			ref={card}
			className={`${styles.card} ${className}`}
			aria-labelledby={name}
			tabIndex={-1}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
		>
			<button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
				<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
					<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
				</svg>
			</button>
			{children}
		</section>
	);
}
