import { chanceOf } from '../shared/chance.ts';
import { headlineShade } from './colours/shades.ts';
import type { CoverFacts } from './facts.ts';
import { digits } from './pen.ts';
import { HORIZONS, paintScene, sceneFor } from './scenes.ts';
import { specialCoverOf } from './special-covers.ts';
import { FRAMES, type Frame, type FrameName, HEIGHT, setStage } from './stage.ts';

/** The cover of a course as an SVG document. The same facts give the same bytes for ever. */
export function drawCover(facts: CoverFacts, frame: FrameName): string {
	const shade = frame === 'hero' ? headlineShade : undefined;
	return asDocument(FRAMES[frame], paintCover(facts, FRAMES[frame], shade));
}

type Shade = (id: string, frame: Frame) => string;

/** The picture without the document around it; `shade` is laid over it last. */
export function paintCover(facts: CoverFacts, frame: Frame, shade?: Shade): string {
	const special = specialCoverOf(facts.slug);
	const scene = sceneFor(facts.terrain, chanceOf(facts.slug));
	const stage = setStage(facts, frame, HORIZONS.get(scene.hole) ?? [250, 290], special?.fixed);
	const picture = special ? special.paint(stage) : paintScene(stage, scene);
	return picture + (shade ? shade(stage.id, frame) : '');
}

/** The SVG document round a picture, cut to the frame. */
export function asDocument({ left, right, pixels }: Frame, picture: string): string {
	const box = [left, 0, right - left, HEIGHT].map(digits).join(' ');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels[0]}" height="${pixels[1]}" viewBox="${box}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round">${picture}</svg>`;
}
