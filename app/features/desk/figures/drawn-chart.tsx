import type { Chart } from './chart.server.ts';
import styles from './drawn-chart.module.css';

/** A small chart under one name, and the numbers that it draws as a table behind it. */
export function DrawnChart({ name, heads, chart }: { name: string; heads: [string, string]; chart: Chart }) {
	return (
		<div className={styles.chart}>
			<svg role="img" aria-label={name} height={chart.height} className={styles.picture}>
				{chart.lines.map(({ x1, x2, y1, y2 }) => (
					<line key={`${x1} ${y1}`} x1={`${x1}%`} x2={`${x2}%`} y1={y1} y2={y2} />
				))}
				{chart.bars.map(({ x, y, width, height, title }) => (
					<rect key={title} x={`${x}%`} y={y} width={`${width}%`} height={height}>
						<title>{title}</title>
					</rect>
				))}
				{chart.texts.map(({ x, y, anchor, text, quiet }) => (
					<text key={`${x} ${y}`} x={`${x}%`} y={y} textAnchor={anchor} className={quiet ? styles.quiet : undefined}>
						{text}
					</text>
				))}
			</svg>
			<details className={styles.numbers}>
				<summary>The numbers as a table</summary>
				<table>
					<caption className="sr-only">{name}</caption>
					<thead>
						<tr>
							<th scope="col">{heads[0]}</th>
							<th scope="col">{heads[1]}</th>
						</tr>
					</thead>
					<tbody>
						{chart.rows.map(({ label, value }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{value}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</div>
	);
}
