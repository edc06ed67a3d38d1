import type { Chance } from '#domain/shared/chance.ts';
import { mix, WHITE } from '../colours/colour.ts';
import { digits, disc, ellipse, fill, opacity, ovals, run, stroke } from '../pen.ts';
import { BELOW, type Stage, strewn } from '../stage.ts';

/** Everything above the horizon. */
export function paintSky(stage: Stage): string {
	const chance = stage.chance.branch('sky');
	// The northern night glows along the horizon, not around the moon.
	const banded = chance.happens(0.42) && stage.light !== 'summer-night';
	const layers = [
		banded ? bands(stage) : gradient(stage),
		stage.light === 'summer-night' ? stars(stage) : '',
		heavenlyBody(stage, banded, chance),
		clouds(stage, stage.chance.branch('clouds')),
		stage.light !== 'summer-night' && chance.happens(0.4) ? birds(stage, chance) : '',
	];
	return layers.join('');
}

const rectangle = ({ frame }: Stage, colour: string): string =>
	`<path fill="${colour}" d="M${frame.left} 0H${frame.right}V${BELOW}H${frame.left}z"/>`;

function gradient(stage: Stage): string {
	const [top, middle, low] = stage.inks.sky;
	const id = `${stage.id}s`;
	const end = digits(stage.horizon + 40);
	return (
		`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="${end}"><stop stop-color="${top}"/>` +
		`<stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
		rectangle(stage, `url(#${id})`)
	);
}

/** Rings of flat colour around the sun, as a poster printer would lay them. */
function bands(stage: Stage): string {
	const [top, middle, low] = stage.inks.sky;
	const { x, y, radius } = stage.sun;
	const rings = [1, 0.8, 0.6, 0.4, 0.2].map((out) => {
		const colour = out > 0.6 ? mix(middle, top, (out - 0.6) * 1.7) : mix(low, middle, (out - 0.2) * 2.2);
		return disc(colour, Math.round(x), Math.round(y), Math.round(radius + out * out * 330 + out * 190));
	});
	return rectangle(stage, mix(middle, top, 0.9)) + rings.join('');
}

function stars(stage: Stage): string {
	const dots = strewn(stage.chance.branch('stars'), 1.6, stage.frame, 0)
		.map(({ x, one }) => `M${run(Math.round(x), Math.round(14 + one * stage.horizon * 0.5))}h0`)
		.join('');
	return stroke(WHITE, 2.4, dots, opacity(0.7));
}

function heavenlyBody(stage: Stage, banded: boolean, chance: Chance): string {
	const { x, y, radius } = stage.sun;
	const { glow, sky } = stage.inks;
	if (stage.light === 'summer-night' && chance.happens(0.6)) return crescent(stage, mix(sky[0], sky[1], 0.45));
	const halo = banded ? [] : [2.9, 1.8].map((out) => disc(glow, x, y, radius * out, opacity(0.16)));
	const rays = !banded && stage.light === 'day' && chance.happens(0.25) ? sunrays(stage) : '';
	return rays + halo.join('') + disc(glow, x, y, radius);
}

function crescent({ sun, inks }: Stage, shade: string): string {
	const [x, y, r] = [Math.round(sun.x), Math.round(Math.min(sun.y, 150)), Math.round(sun.radius * 0.8)];
	const far = Math.round(r * 0.86);
	return (
		disc(inks.glow, x, y, r * 2.2, opacity(0.1)) +
		disc(shade, x, y, r, opacity(0.6)) +
		fill(inks.glow, `M${run(x, y - r)}a${run(r, r)} 0 0 1 0 ${2 * r}a${run(far, r)} 0 0 0 0 ${-2 * r}z`)
	);
}

/** Broad rays, hardly lighter than the sky: wedges of a wheel whose spokes are written out by hand. */
function sunrays({ sun, inks }: Stage): string {
	const spokes = [
		[-900, -60, -900, -190],
		[-820, -420, -640, -560],
		[-420, -700, -240, -760],
		[-60, -800, 120, -800],
		[300, -760, 470, -690],
		[640, -560, 780, -430],
		[900, -230, 900, -90],
	] as const;
	const wedges = spokes.map(
		([ax, ay, bx, by]) => `M${run(Math.round(sun.x), Math.round(sun.y))}l${run(ax, ay, bx - ax, by - ay)}z`,
	);
	return fill(inks.glow, wedges.join(''), opacity(0.13));
}

type CloudPainter = (stage: Stage, chance: Chance) => string;

function clouds(stage: Stage, chance: Chance): string {
	const painters: readonly [CloudPainter, ...CloudPainter[]] = [bars, heaps, veils, heaps, bank, bars, () => ''];
	return chance.pick(painters)(stage, chance);
}

/** Long rounded bars, in pairs. */
function bars(stage: Stage, chance: Chance): string {
	const lines = strewn(chance, 0.36, stage.frame, 160).map(({ x, one, two, three }) => {
		const [width, y] = [60 + one * 130, 36 + two * (stage.horizon - 120)];
		const step = three < 0.5 ? -30 : 34;
		return `M${run(Math.round(x), Math.round(y))}h${Math.round(width)}m${run(Math.round(step - width * 0.7), 13)}h${Math.round(width * 0.8)}`;
	});
	return stroke(stage.inks.cloud, 9, lines.join(''), opacity(0.62));
}

/** Fair-weather heaps with a flat foot and a shaded one. */
function heaps(stage: Stage, chance: Chance): string {
	const { cloud, sky } = stage.inks;
	const shapes = strewn(chance, 0.24, stage.frame, 120).map(({ x, one, two, three }) => {
		const [size, y] = [13 + one * 17, 70 + two * (stage.horizon - 150)];
		return { x: Math.round(x), y: Math.round(y), size, wide: 1 + three };
	});
	const heap = shapes.map(({ x, y, size, wide }) => {
		const [a, b, c] = [size * 0.8 * wide, size * 1.3, size * wide].map(Math.round) as [number, number, number];
		return `M${run(x, y)}a${run(a, a)} 0 0 1 ${run(a, -a)}a${run(b, b)} 0 0 1 ${run(2 * b, -2)}a${run(c, c)} 0 0 1 ${run(c + 6, a + 2)}z`;
	});
	const foot = shapes.map(({ x, y, size, wide }) => `M${run(x - 8, y)}h${Math.round(size * (3 + 2 * wide))}`);
	return fill(cloud, heap.join(''), opacity(0.9)) + stroke(mix(cloud, sky[1], 0.6), 7, foot.join(''), opacity(0.9));
}

/** High thin veils. */
function veils(stage: Stage, chance: Chance): string {
	const lenses = strewn(chance, 0.4, stage.frame, 140).map(({ x, one, two, three }) => {
		const [reach, y, rise] = [90 + one * 120, 40 + two * (stage.horizon - 110), 5 + three * 9].map(Math.round) as [
			number,
			number,
			number,
		];
		return `M${run(Math.round(x - reach), y)}q${run(reach, -rise, 2 * reach, -4)}q${run(-reach, rise + 3, -2 * reach, 4)}z`;
	});
	return fill(stage.inks.cloud, lenses.join(''), opacity(0.5));
}

/** One bank of cloud lying along the horizon. */
function bank(stage: Stage, chance: Chance): string {
	const y = stage.horizon - chance.between(6, 26);
	const crowns = strewn(chance, 1.1, stage.frame, 90).map(
		({ x, one, two }) =>
			[Math.round(x), Math.round(y - two * 14), Math.round(44 + one * 40), Math.round(18 + one * 26)] as const,
	);
	return fill(mix(stage.inks.cloud, stage.inks.sky[1], 0.5), ovals(crowns));
}

function birds(stage: Stage, chance: Chance): string {
	const [x, y] = [chance.between(240, 520), chance.between(60, stage.horizon - 90)];
	const flock = [0, 1, 2, 3].slice(0, Math.round(chance.between(2, 4))).map((i) => {
		const size = chance.between(5, 9);
		const start = run(Math.round(x + i * 26 + chance.between(-8, 8)), Math.round(y + (i % 2) * 15 + i * 4));
		return `M${start}q${run(size * 0.6, -size * 0.7, size, 0)}q${run(size * 0.5, -size * 0.7, size, -1)}`;
	});
	return stroke(stage.inks.ink, 2, flock.join(''), opacity(0.65));
}

/** Mist lying in the hollows. */
export function paintMist({ inks, light }: Stage, x: number, y: number, reach: number): string {
	const colour = mix(inks.sky[2], WHITE, light === 'day' ? 0.4 : 0.1);
	return `<g${opacity(0.34)}>${ellipse(colour, x, y, reach, 9)}${ellipse(colour, x + reach * 0.4, y + 12, reach * 0.8, 6)}</g>`;
}
