import { useEffect, useState } from 'react';
import { onToast, type Toast } from '../ui/toast-store.ts';
import styles from './toasts.module.css';

const SHOWN_MILLISECONDS = 6_000;

/** Two live regions that are in the page from the start, so that screen readers hear what is put into them. */
export function Toasts() {
	const [toasts, setToasts] = useState<Toast[]>([]);
	const close = (id: number) => setToasts(without(id));

	useEffect(
		() =>
			onToast((toast) => {
				// What is said again takes the place of what was said before.
				const words = wordsOf(toast);
				setToasts((shown) => [...shown.filter((before) => wordsOf(before) !== words), toast]);
				if (!toast.link) setTimeout(() => setToasts(without(toast.id)), SHOWN_MILLISECONDS);
			}),
		[],
	);

	return (
		<div className={styles.corner}>
			<Region toasts={toasts.filter((toast) => toast.tone === 'plain')} close={close} />
			<Region toasts={toasts.filter((toast) => toast.tone === 'destructive')} close={close} assertive />
		</div>
	);
}

const wordsOf = ({ title, description, name }: Toast) => `${title} ${description} ${name?.text ?? ''}`;
const without = (id: number) => (shown: Toast[]) => shown.filter((toast) => toast.id !== id);

type RegionProps = { toasts: Toast[]; close: (id: number) => void; assertive?: boolean };

function Region({ toasts, close, assertive = false }: RegionProps) {
	return (
		<div
			role={assertive ? 'alert' : 'status'}
			aria-live={assertive ? 'assertive' : 'polite'}
			data-toasts={assertive ? 'destructive' : 'plain'}
		>
			{toasts.map((toast) => (
				<div key={toast.id} data-toast={toast.tone}>
					<p>
						<strong>{toast.title}</strong>
						{toast.description && (
							<span>
								{toast.description}
								{toast.name && <Name {...toast.name} />}
							</span>
						)}
						{toast.link && <a href={toast.link.to}>{toast.link.label}</a>}
					</p>
					<button type="button" aria-label="Close message" onClick={() => close(toast.id)}>
						×
					</button>
				</div>
			))}
		</div>
	);
}

const Name = ({ text, ...language }: NonNullable<Toast['name']>) => (
	<>
		{' '}
		<bdi {...language}>{text}</bdi>
	</>
);
