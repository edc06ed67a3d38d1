/** As much of a canvas as d3-geo draws on. */
type Canvas = {
	beginPath(): void;
	moveTo(x: number, y: number): void;
	lineTo(x: number, y: number): void;
	closePath(): void;
	arc(): void;
};

/** What comes nearer than this to the last point of a line is left out. */
const THIN = 1.6;

/**
 * Collects outlines as the text of an SVG path: whole numbers, each step from the last point, and nothing that is too
 * small to be seen. A map is a tenth of the size that d3-geo's own text would have.
 */
export function createPathWriter(): Canvas & { text: () => string } {
	const done: string[] = [];
	let line: string[] = [];
	let [lastX, lastY] = [0, 0];
	const end = () => {
		// Two steps are a line there and back.
		if (line.length > 3) done.push(...line, 'z');
		line = [];
	};
	const step = (x: number, y: number) => {
		const [stepX, stepY] = [Math.round(x) - lastX, Math.round(y) - lastY];
		if (Math.hypot(stepX, stepY) < THIN) return;
		line.push(
			`${line.length > 1 && stepX < 0 ? '' : line.length > 1 ? ' ' : 'l'}${stepX}${stepY < 0 ? '' : ' '}${stepY}`,
		);
		lastX += stepX;
		lastY += stepY;
	};
	return {
		beginPath: end,
		moveTo(x, y) {
			end();
			[lastX, lastY] = [Math.round(x), Math.round(y)];
			line = [`M${lastX} ${lastY}`];
		},
		lineTo: step,
		closePath: end,
		arc: () => {},
		text: () => {
			end();
			return done.join('');
		},
	};
}
