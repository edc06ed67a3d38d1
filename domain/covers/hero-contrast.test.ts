import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../catalogue/facts/character.ts';
import { drawCover } from './draw-cover.ts';

const linear = (channel: number): number => {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** White text's lowest contrast on the left half of the hero, where the headline stands. */
async function lowestContrast(svg: string): Promise<number> {
	const [width, height] = [320, 180];
	const area = { left: 0, top: 0, width: width / 2, height };
	const { data, info } = await sharp(Buffer.from(svg))
		.resize(width, height)
		.extract(area)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	let brightest = 0;
	for (let i = 0; i < data.length; i += info.channels) {
		const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
		brightest = Math.max(brightest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
	}
	return 1.05 / (brightest + 0.05);
}

describe('the hero', () => {
	it.each(TERRAINS)('carries a white headline over %s', async (terrain) => {
		for (let i = 0; i < 6; i++) {
			const svg = drawCover({ slug: `${terrain}-hero-${i}`, terrain, latitude: 40 + i * 4 }, 'hero');
			expect(await lowestContrast(svg), `${terrain}-hero-${i}`).toBeGreaterThanOrEqual(4.5);
		}
	});
});
