import { BELOW, type Frame } from '../stage.ts';

// Dark glazes for words that are set over a picture. Their depth is tested: white text needs 4.5:1 on all of them.

const INK = '#0c1a18';

const stop = (offset: number, depth: number): string =>
	`<stop offset="${offset}" stop-color="${INK}" stop-opacity="${depth}"/>`;

const glaze = (id: string, { left, right }: Frame, direction: string, stops: string): string =>
	`<linearGradient id="${id}" ${direction}>${stops}</linearGradient><path fill="url(#${id})" d="M${left} 0H${right}V${BELOW}H${left}z"/>`;

/** For the hero: the left half carries the headline, the lowest part the search card, the top the navigation. */
export function headlineShade(id: string, frame: Frame): string {
	return (
		glaze(
			`${id}h`,
			frame,
			'x1="0" x2="1" y1="0" y2="0"',
			stop(0, 0.7) + stop(0.51, 0.62) + stop(0.74, 0.14) + stop(0.9, 0),
		) +
		glaze(`${id}v`, frame, 'x1="0" x2="0" y1="0" y2="1"', stop(0, 0.36) + stop(0.22, 0) + stop(0.6, 0) + stop(1, 0.6))
	);
}

/** For the share picture: calm at the foot, where sites lay their own caption. */
export const shareShade = (id: string, frame: Frame): string =>
	glaze(`${id}z`, frame, 'x1="0" x2="0" y1="0" y2="1"', stop(0.5, 0) + stop(0.78, 0.42) + stop(1, 0.82));
