import styles from './error-page.module.css';

/** A ball in the long grass beyond the white stakes. */
export function OutOfBounds() {
	return (
		<svg className={styles.picture} viewBox="0 0 800 260" aria-hidden="true">
			<path fill="#a9be6b" d="M0 128c130-34 260-30 400-6s280 22 400-14v152H0z" />
			<path fill="#75894f" d="M0 168c150-22 300-10 430 4s260 8 370-18v106H0z" />
			<path fill="#56703c" d="M0 214c180-18 420-6 800-14v60H0z" />
			{[110, 300, 490, 680].map((x, index) => (
				<g key={x} transform={`translate(${x} ${132 - (index % 2) * 8})`}>
					<path fill="#fffdf8" d="M-5-64h10V22H-5z" />
					<path fill="#c23b26" d="M-5-64h10v14H-5z" />
				</g>
			))}
			<ellipse cx="400" cy="226" rx="34" ry="7" fill="#22352b" opacity=".35" />
			<circle cx="400" cy="204" r="23" fill="#fffdf8" />
			<path
				fill="none"
				stroke="#d9d0ba"
				strokeWidth="2.5"
				strokeLinecap="round"
				d="M392 196h.1M402 192h.1M411 199h.1M396 206h.1M406 209h.1M391 213h.1M414 212h.1"
			/>
			<path
				fill="none"
				stroke="#d9c98f"
				strokeWidth="3"
				strokeLinecap="round"
				d="M352 240q-4-26-18-44M366 242q2-30-4-54M380 244q6-20 4-40M424 244q-2-24 6-44M438 242q4-28 18-46M454 240q10-16 24-24M330 240q-10-12-22-16"
			/>
		</svg>
	);
}
