const BAR_LETTERS = 30;
const REDRAW_MILLISECONDS = 100;
const LINE_MILLISECONDS = 5_000;

/** How far something is, from 0 to 1, and the same in words. */
export type Progress = { share: number; words: string };

/** Shows how far a command is: a bar where someone watches, a line every five seconds where it goes to a log. */
export function showBar(stream: NodeJS.WriteStream) {
	const every = stream.isTTY ? REDRAW_MILLISECONDS : LINE_MILLISECONDS;
	// Who watches sees at once that something goes on.
	let shown = stream.isTTY ? 0 : Date.now();
	return {
		update(progress: () => Progress): void {
			if (Date.now() - shown < every) return;
			shown = Date.now();
			const { share, words } = progress();
			stream.write(stream.isTTY ? `\r\x1b[2K${barOf(share)} ${words}` : `${words}\n`);
		},
		/** Takes the bar away. */
		clear(): void {
			if (stream.isTTY) stream.write('\r\x1b[2K');
		},
	};
}

function barOf(share: number): string {
	const full = Math.round(share * BAR_LETTERS);
	return `[${'█'.repeat(full)}${'░'.repeat(BAR_LETTERS - full)}]`;
}
