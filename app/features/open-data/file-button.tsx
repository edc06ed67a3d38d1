import { ButtonLink } from '#app/ui/button.tsx';

/** A button that fetches a file, with an arrow down to a line. */
export function FileButton({ name, to, look }: { name: string; to: string; look: 'flag' | 'green' }) {
	return (
		<ButtonLink look={look} to={to} download>
			<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
				<path d="M8 1v9M4 6.5 8 10.5l4-4M1.5 14.5h13" fill="none" stroke="currentColor" strokeWidth="1.5" />
			</svg>
			{name}
		</ButtonLink>
	);
}
