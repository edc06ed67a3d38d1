import styles from './source-bar.module.css';
import type { SourceRow } from './source-rows.ts';

const WIDTH = 1_000;
const GAP = 2;
/** A source that is there is seen, however few courses it tells of. */
const LEAST = 4;

/** The sources side by side, as wide as the courses that each tells of are many. The table below it says the same in numbers. */
export function SourceBar({ sources }: { sources: readonly SourceRow[] }) {
	const all = sources.reduce((sum, { courses }) => sum + courses, 0);
	const room = WIDTH - GAP * (sources.length - 1) - LEAST * sources.length;
	let at = 0;
	return (
		<svg className={styles.bar} viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
			{sources.map(({ from, courses }, index) => {
				const x = at;
				const width = LEAST + (courses / all) * room;
				at += width + GAP;
				return <rect key={from} className={styles.part} data-at={index} x={x} width={width} height="30" />;
			})}
		</svg>
	);
}

/** The colour of a source in the bar. */
export const SourceColour = ({ at }: { at: number }) => (
	<svg className={styles.colour} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
		<rect className={styles.part} data-at={at} width="12" height="12" rx="1" />
	</svg>
);
