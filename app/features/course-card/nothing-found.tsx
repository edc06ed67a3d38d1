/** An empty green: the flag is out, and there is no ball. */
export function NothingFound() {
	return (
		<svg viewBox="0 70 420 80" aria-hidden="true">
			<path fill="#a9be6b" d="M0 96c70-26 150-30 220-16s140 14 200-4v74H0z" />
			<path fill="#c3d68a" d="M96 108c30-18 110-24 168-14s88 26 50 36-150 12-196 2-46-14-22-24z" />
			<path fill="#75894f" d="M0 132c90-12 260-10 420-2v20H0z" />
			<ellipse cx="214" cy="112" rx="11" ry="4" fill="#22352b" />
			<g transform="rotate(74 214 112)">
				<path fill="#fffdf8" stroke="#8f8871" strokeWidth=".75" d="M212 6h4v92h-4z" />
				<path fill="#c23b26" d="M216 8c14-6 22 6 38 0v24c-16 6-24-6-38 0z" />
			</g>
			<path
				fill="none"
				stroke="#56703c"
				strokeWidth="2"
				strokeLinecap="round"
				d="M30 134q-2-14-9-22M38 136q1-16-1-28M46 136q4-12 11-18M372 132q-2-14-9-22M380 134q1-16-1-28M388 134q4-12 11-18"
			/>
		</svg>
	);
}
