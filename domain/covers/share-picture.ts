import { shareShade } from './colours/shades.ts';
import { asDocument, paintCover } from './draw-cover.ts';
import type { CoverFacts } from './facts.ts';
import { FRAMES } from './stage.ts';

/**
 * The picture that other sites show with a link, 1200 by 630, to be turned into a PNG by the server. It carries no
 * words: an SVG can only ask for fonts, and which ones a machine has is not certain.
 */
export const drawSharePicture = (facts: CoverFacts): string =>
	asDocument(FRAMES.share, paintCover(facts, FRAMES.share, shareShade));
