import { formatAccuracy } from '#app/lib/format/position.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import type { DrawnTwins } from './draw-twins.server.ts';
import styles from './twins-map.module.css';

type TwinsMapProps = { twins: Twins; staysId: number; drawn: DrawnTwins | null };

/** Where both lie, filled the one that stays, with a circle for how well that is known, and the courses around them. */
export function TwinsMap({ twins: { first, second }, staysId, drawn }: TwinsMapProps) {
	if (!drawn) return <p>Where they lie is not known.</p>;
	const { width, height, land, twins, others, scale } = drawn;
	const staying = staysId === first.id ? 'A' : 'B';
	return (
		<figure className={styles.figure}>
			<svg
				className={styles.map}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={`Map: ${wordsOf('A', first)}; ${wordsOf('B', second)}`}
			>
				<path className={styles.land} d={land} fillRule="evenodd" />
				{twins.map(({ letter, x, y, radius }) => (
					<circle key={letter} className={styles.circle} cx={x} cy={y} r={radius} />
				))}
				{others.map(({ name, words, side, onPhones, x, y }) => (
					<g key={`${name} ${x} ${y}`} className={styles.other} data-on-phones={onPhones || undefined}>
						<circle cx={x} cy={y} r={4}>
							<title>{words}</title>
						</circle>
						{side && (
							<text x={side === 'start' ? x + 9 : x - 9} y={y + 5} textAnchor={side}>
								{words}
							</text>
						)}
					</g>
				))}
				{twins.map(({ letter, x, y }) => (
					<g key={letter} className={styles.twin} data-stays={letter === staying || undefined}>
						<circle cx={x} cy={y} r={7} />
						<text x={letter === 'A' ? x - 12 : x + 12} y={y + 5} textAnchor={letter === 'A' ? 'end' : 'start'}>
							{letter}
						</text>
					</g>
				))}
				<g className={styles.scale}>
					<path d={`M16 ${height - 24}v8h${scale.length}v-8`} />
					<text x={20} y={height - 30}>
						{scale.words}
					</text>
				</g>
			</svg>
			<figcaption>Circles: how well a position is known. The coast is true to some 400 m.</figcaption>
		</figure>
	);
}

function wordsOf(letter: string, { facts: { latitude, positionAccuracy } }: Twin): string {
	if (latitude === null) return `${letter} has no position`;
	return positionAccuracy === null ? letter : `${letter} known to ${formatAccuracy(positionAccuracy)}`;
}
