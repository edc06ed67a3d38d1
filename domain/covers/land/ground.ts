import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import { curve, digits, fill, type Point, run, wave } from '../pen.ts';
import { BELOW, groundUnder, type Ridge, type Stage } from '../stage.ts';

/** A fold of land with light along its crest and shade lower down. */
export function paintFold(stage: Stage, ridge: Ridge, colour: string, shade: string, depth = 26): string {
	const start = stage.chance.branch(`shade ${Math.round(ridge(0))}`).unit();
	const under: Ridge = (x) => ridge(x) + 5 + depth * (1 + wave(x / 620 + start));
	return (
		fill(colour, groundUnder(ridge, stage.frame)) + fill(mix(colour, shade, 0.45), groundUnder(under, stage.frame))
	);
}

export type WoodsKind = 'round' | 'spire' | 'scrub' | 'feather';

/** A wood in silhouette along a ridge: one path however many trees. `cover` is how much of the ridge is wooded. */
export function paintWoods(
	stage: Stage,
	ridge: Ridge,
	kind: WoodsKind,
	height: number,
	colour: string,
	cover = 0.6,
): string {
	const chance = stage.chance.branch(`woods ${kind} ${Math.round(height)} ${Math.round(ridge(400))}`);
	let path = '';
	for (let x = -440; x < 1040; ) {
		const length = chance.between(60, 260);
		const wooded = chance.happens(cover);
		if (wooded) path += woodFrom(stage, chance, ridge, kind, height, x, x + length);
		x += wooded ? length : length * 0.6;
	}
	return fill(colour, path);
}

function woodFrom(
	{ frame }: Stage,
	chance: Chance,
	ridge: Ridge,
	kind: WoodsKind,
	height: number,
	from: number,
	to: number,
): string {
	let x = Math.round(from);
	let path = '';
	while (x < to) {
		const inside = 1.1 - Math.abs((x - from) / (to - from) - 0.5);
		const tall = Math.round(height * chance.between(0.6, 1) * inside);
		const wide =
			2 * Math.max(kind === 'spire' ? 5 : 7, Math.round(tall * HALF_WIDTH[kind] * chance.between(0.75, 1.25)));
		const y = Math.round(ridge(x)) + 2;
		const down = Math.round(ridge(x + wide)) + 2 - y;
		if (x + wide > frame.left && x < frame.right)
			path += (path === '' ? `M${run(x, y + 8)}V${y}` : '') + CROWN[kind](wide, tall, down);
		x += wide;
	}
	return path === '' ? '' : `${path}v8z`;
}

const HALF_WIDTH: Readonly<Record<WoodsKind, number>> = { round: 0.56, spire: 0.25, scrub: 1, feather: 0.55 };

/** One crown, `wide` across, whose foot ends `down` lower than it began. */
const CROWN: Readonly<Record<WoodsKind, (wide: number, tall: number, down: number) => string>> = {
	round: (wide, tall, down) => `a${run(wide / 2, Math.round(tall * 0.85))} 0 0 1 ${run(wide, down)}`,
	spire: (wide, tall, down) => `l${run(wide / 2, -tall, wide / 2, tall + down)}`,
	scrub: (wide, tall, down) => `a${run(wide / 2, Math.round(tall * 0.6))} 0 0 1 ${run(wide, down)}`,
	feather: (wide, tall, down) =>
		`q${run(1, -tall, wide / 2, Math.round(-tall * 0.8))}t${run(wide / 2, Math.round(tall * 0.8) + down)}`,
};

/** Tall grass on dunes and links: pale crests over a darker slope. */
export function paintDunes(stage: Stage, level: number, height: number, colour: string, lit: string): string {
	const chance = stage.chance.branch(`dunes ${level}`);
	const points: Point[] = [];
	for (let x = -460; x < 1100; x += chance.between(60, 130)) points.push([x, level - height * chance.between(0.1, 1)]);
	const near = points.filter(([x]) => x > stage.frame.left - 200 && x < stage.frame.right + 200);
	const [first] = near;
	if (!first) return '';
	const close = `V${BELOW}H${digits(Math.round(first[0]))}z`;
	const lee = near.map(([x, y], i): Point => [x + 26, y + 12 + (i % 3) * 9]);
	return fill(lit, curve(near) + close) + fill(colour, `${curve(lee)}V${BELOW}H${digits(Math.round(first[0] + 26))}z`);
}

/** Pale or dark strokes lying on a slope: heather, scrub, ripples of dry grass. */
export function paintTexture(
	stage: Stage,
	name: string,
	from: number,
	to: number,
	colour: string,
	perHundred = 3,
): string {
	const chance = stage.chance.branch(name);
	let path = '';
	for (let i = 0; i < perHundred * 14; i++) {
		const x = -400 + chance.unit() * 1420;
		const y = from + chance.unit() * (to - from);
		const reach = Math.round(4 + ((y - from) / (to - from)) * 13);
		if (x > stage.frame.left - 30 && x < stage.frame.right)
			path += `M${run(Math.round(x), Math.round(y))}q${run(reach, -Math.round(reach * 0.75), 2 * reach, 0)}`;
	}
	return fill(colour, path);
}
