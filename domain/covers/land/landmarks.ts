import { mix, WHITE } from '../colours/colour.ts';
import { disc, ellipse, fill, opacity, outline, run, stroke } from '../pen.ts';
import type { Stage } from '../stage.ts';

// What people have put into the landscape. All of it is far away and stands with its foot at x, y.

const wall = ({ inks, light }: Stage): string => mix('#f7efdd', inks.sky[0], light === 'day' ? 0.06 : 0.4);
const roof = ({ inks, light }: Stage): string => mix('#a4513a', inks.ink, light === 'day' ? 0.12 : 0.5);
const lamp = ({ light }: Stage): string => (light === 'day' ? '#4c5a58' : '#ffe3a0');

/** A lighthouse, its lamp lit when it is not day. */
export function paintLighthouse(stage: Stage, x: number, y: number, size: number): string {
	const tower = outline(
		[
			[x - size * 0.1, y],
			[x - size * 0.065, y - size * 0.8],
			[x + size * 0.065, y - size * 0.8],
			[x + size * 0.1, y],
		],
		0.1,
	);
	const band = outline(
		[
			[x - size * 0.088, y - size * 0.3],
			[x - size * 0.077, y - size * 0.55],
			[x + size * 0.077, y - size * 0.55],
			[x + size * 0.088, y - size * 0.3],
		],
		0.1,
	);
	const top = `M${run(x - size * 0.09, y - size * 0.8)}h${run(size * 0.18)}l${run(-size * 0.03, -size * 0.12, -size * 0.06, -size * 0.08, -size * 0.06, size * 0.08)}z`;
	const beam =
		stage.light === 'day'
			? ''
			: fill('#ffe9b4', `M${run(x, y - size * 0.88)}l${run(-stage.side * 190, -24)}v40z`, opacity(0.22));
	return (
		beam +
		fill(wall(stage), tower) +
		fill(roof(stage), band + top) +
		disc(lamp(stage), x, y - size * 0.88, size * 0.035)
	);
}

/** A clubhouse with a long roof, a veranda and its windows lit in the evening. */
export function paintClubhouse(stage: Stage, x: number, y: number, size: number): string {
	const s = size;
	const body = `M${run(x - s, y)}v${run(-s * 0.34)}h${run(2 * s)}v${run(s * 0.34)}z`;
	const roofs = `M${run(x - s * 1.1, y - s * 0.32)}l${run(s * 0.3, -s * 0.34, s * 1.6, 0, s * 0.3, s * 0.34)}zM${run(x - s * 0.3, y - s * 0.32)}l${run(s * 0.3, -s * 0.5, s * 0.3, s * 0.5)}zM${run(x + s * 0.5, y - s * 0.6)}v${run(-s * 0.2)}h${run(s * 0.12)}v${run(s * 0.2)}z`;
	const windows = [-0.8, -0.5, 0.36, 0.66]
		.map((at) => `M${run(x + at * s, y - s * 0.24)}h${run(s * 0.14)}v${run(s * 0.16)}h${run(-s * 0.14)}z`)
		.join('');
	const door = `M${run(x - s * 0.08, y)}v${run(-s * 0.24)}h${run(s * 0.16)}v${run(s * 0.24)}z`;
	return fill(wall(stage), body) + fill(roof(stage), roofs) + fill(lamp(stage), windows + door);
}

/** A manor with two towers: the castle by the lake. */
export function paintCastle(stage: Stage, x: number, y: number, size: number): string {
	const s = size;
	const tower = (at: number): string =>
		`M${run(x + at * s - s * 0.13, y)}v${run(-s * 0.62)}h${run(s * 0.26)}v${run(s * 0.62)}z`;
	const cap = (at: number): string =>
		`M${run(x + at * s - s * 0.17, y - s * 0.6)}q${run(s * 0.02, -s * 0.16, s * 0.13, -s * 0.2)}l${run(s * 0.04, -s * 0.22, s * 0.04, s * 0.22)}q${run(s * 0.11, s * 0.04, s * 0.13, s * 0.2)}z`;
	const body = `M${run(x - s * 0.7, y)}v${run(-s * 0.42)}h${run(s * 1.4)}v${run(s * 0.42)}z`;
	const gable = `M${run(x - s * 0.76, y - s * 0.4)}l${run(s * 0.16, -s * 0.24)}h${run(s * 1.2)}l${run(s * 0.16, s * 0.24)}z`;
	const windows = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5]
		.map((at) => `M${run(x + at * s - 2, y - s * 0.3)}v${run(s * 0.1)}m${run(0, s * 0.07)}v${run(s * 0.06)}`)
		.join('');
	return (
		fill(wall(stage), body + tower(-0.78) + tower(0.78)) +
		fill(roof(stage), gable) +
		fill(mix(stage.inks.ink, stage.inks.haze, 0.3), cap(-0.78) + cap(0.78)) +
		stroke(lamp(stage), 2.6, windows)
	);
}

/** A boat under sail. */
export function paintSail(stage: Stage, x: number, y: number, size: number): string {
	const { inks } = stage;
	const sails = `M${run(x, y - size)}q${run(size * 0.34, size * 0.4, size * 0.42, size * 0.86)}h${run(-size * 0.42)}zM${run(x - 2, y - size * 0.86)}q${run(-size * 0.2, size * 0.42, -size * 0.26, size * 0.72)}h${run(size * 0.26)}z`;
	return (
		fill(mix(WHITE, inks.sky[2], 0.25), sails) +
		fill(
			inks.ink,
			`M${run(x - size * 0.34, y - size * 0.1)}h${run(size * 0.84)}l${run(-size * 0.14, size * 0.12)}h${run(-size * 0.56)}z`,
		)
	);
}

/** Dutch windmill: the mark of flat old heaths and parks. */
export function paintWindmill(stage: Stage, x: number, y: number, size: number): string {
	const tower = outline(
		[
			[x - size * 0.18, y],
			[x - size * 0.1, y - size * 0.6],
			[x + size * 0.1, y - size * 0.6],
			[x + size * 0.18, y],
		],
		0.1,
	);
	const hub = `M${run(x, y - size * 0.62)}`;
	const sails = `${hub}l${run(size * 0.3, -size * 0.36)}${hub}l${run(-size * 0.36, -size * 0.3)}${hub}l${run(size * 0.36, size * 0.3)}${hub}l${run(-size * 0.3, size * 0.36)}`;
	const ink = mix(stage.inks.ink, stage.inks.haze, 0.25);
	return fill(ink, tower) + disc(ink, x, y - size * 0.62, size * 0.11) + stroke(ink, size * 0.05, sails);
}

/** Two walkers with their bags, going the way the hole bends. */
export function paintWalkers(stage: Stage, x: number, y: number, size: number): string {
	const { ink, flag, sand } = stage.inks;
	const walker = (at: number, s: number, coat: string): string => {
		const step = stage.side * s;
		const legs = `M${run(at, y - s * 0.45)}l${run(step * 0.16, s * 0.45)}M${run(at, y - s * 0.45)}l${run(-step * 0.16, s * 0.45)}`;
		const bag = `M${run(at - step * 0.08, y - s * 0.34)}l${run(-step * 0.26, -s * 0.42)}`;
		return (
			stroke(ink, s * 0.1, legs) +
			stroke(sand, s * 0.13, bag) +
			stroke(coat, s * 0.22, `M${run(at, y - s * 0.5)}v${run(-s * 0.22)}`) +
			disc(ink, at, y - s * 0.92, s * 0.1)
		);
	};
	return (
		ellipse(ink, x + size * 0.5, y, size * 0.8, size * 0.06) +
		walker(x, size, mix(flag, ink, 0.12)) +
		walker(x + size * 0.85, size * 0.94, mix(stage.inks.sky[0], ink, 0.35))
	);
}

/** Bathing huts in a row on the strand. */
export function paintBathingHuts(stage: Stage, x: number, y: number, size: number): string {
	const dusk = stage.light === 'day' ? 0.08 : 0.4;
	const coats = ['#d9604a', '#f3ead4', '#6f9fae', '#e6bd5a', '#f3ead4', '#8aa77b'].map((coat) =>
		mix(coat, stage.inks.sky[0], dusk),
	);
	const huts = coats.map((coat, i) => {
		const at = Math.round(x + i * size * 1.34);
		return (
			fill(coat, `M${run(at, y)}v${run(-size * 0.7)}h${run(size)}v${run(size * 0.7)}z`) +
			fill(
				stage.inks.ink,
				`M${run(at - 2, y - size * 0.66)}l${run(size * 0.5 + 2, -size * 0.5, size * 0.5 + 2, size * 0.5)}zM${run(at + size * 0.36, y)}v${run(-size * 0.42)}h${run(size * 0.28)}v${run(size * 0.42)}z`,
				opacity(0.72),
			)
		);
	});
	return huts.join('');
}

/** A carry bag left standing beside the tee. */
export function paintBag(stage: Stage, x: number, y: number, size: number): string {
	const { ink, flag, pole, sand, rock } = stage.inks;
	const s = size;
	const clubs = `M${run(x - s * 0.02, y - s * 0.8)}l${run(-s * 0.05, -s * 0.3)}h${run(-s * 0.08)}M${run(x + s * 0.05, y - s * 0.82)}l${run(s * 0.03, -s * 0.34)}h${run(-s * 0.1)}M${run(x + s * 0.12, y - s * 0.8)}l${run(s * 0.1, -s * 0.28)}h${run(s * 0.08)}`;
	const body = outline([
		[x - s * 0.16, y],
		[x - s * 0.1, y - s * 0.82],
		[x + s * 0.17, y - s * 0.82],
		[x + s * 0.13, y],
	]);
	const pocket = outline([
		[x + s * 0.02, y - s * 0.08],
		[x + s * 0.03, y - s * 0.44],
		[x + s * 0.2, y - s * 0.44],
		[x + s * 0.19, y - s * 0.08],
	]);
	const stand = `M${run(x - s * 0.08, y - s * 0.7)}l${run(-s * 0.32, s * 0.7)}M${run(x - s * 0.06, y - s * 0.7)}l${run(-s * 0.14, s * 0.72)}`;
	const coat = mix(flag, ink, 0.12);
	return (
		stroke(mix(rock[0], WHITE, 0.3), s * 0.035, clubs) +
		stroke(ink, s * 0.03, stand) +
		fill(coat, body) +
		fill(mix(coat, ink, 0.3), pocket) +
		fill(
			mix(sand, pole, 0.5),
			`M${run(x - s * 0.11, y - s * 0.84)}h${run(s * 0.29)}v${run(s * 0.08)}h${run(-s * 0.29)}z`,
		)
	);
}
