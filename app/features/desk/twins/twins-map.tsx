import { formatRating } from '#app/lib/format/format.ts';
import { formatAccuracy } from '#app/lib/format/position.ts';
import type { Twin, Twins } from '#domain/course-desk/twins/twin-queries.ts';
import { drawTwins } from './draw-twins.ts';
import styles from './twins-map.module.css';

/** Where both lie, filled the one that stays, with a circle for how well that is known, and the courses around them. */
export function TwinsMap({ twins: { first, second, neighbours }, staysId }: { twins: Twins; staysId: number }) {
	const drawn = drawTwins([first, second], neighbours);
	if (!drawn) return <p>Where they lie is not known.</p>;
	const { width, height, twins, others, scale } = drawn;
	const staying = staysId === first.id ? 'A' : 'B';
	return (
		<svg
			className={styles.map}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={`Map: ${wordsOf('A', first)}; ${wordsOf('B', second)}`}
		>
			{twins.map(({ letter, x, y, radius }) => (
				<circle key={letter} className={styles.circle} cx={x} cy={y} r={radius} />
			))}
			{others.map(({ name, rating, x, y }) => (
				<g key={`${name} ${x} ${y}`} className={styles.other}>
					<circle cx={x} cy={y} r={4} />
					<text x={x + 9} y={y + 5}>
						{name}
						{rating !== null && ` ${formatRating(rating)}`}
					</text>
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
	);
}

function wordsOf(letter: string, { facts: { latitude, positionAccuracy } }: Twin): string {
	if (latitude === null) return `${letter} has no position`;
	return positionAccuracy === null ? letter : `${letter} known to ${formatAccuracy(positionAccuracy)}`;
}
