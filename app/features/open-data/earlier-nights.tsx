import { formatDate } from '#app/lib/format/format-day.ts';

type EarlierNightsProps = { summary: string; files: readonly { day: string; address: string }[]; before?: string };

/** The files of the nights before the newest, folded away; `before` stands before each day. Absent where there are none. */
export function EarlierNights({ summary, files, before = '' }: EarlierNightsProps) {
	if (files.length === 0) return null;
	return (
		<details>
			<summary>{summary}</summary>
			<ul>
				{files.map(({ day, address }) => (
					<li key={day}>
						<a href={address} download>
							{before}
							{formatDate(day)}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
