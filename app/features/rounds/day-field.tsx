import { readersDay } from '#app/lib/format/readers-day.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ChoiceRow } from '#app/ui/forms/choice-row.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { OTHER_DAY, ROUND_LIMITS } from '#domain/rounds/round-limits.ts';
import styles from './day-field.module.css';
import { LABELS } from './round-fields.ts';
import { dayBefore, formatWeekday } from './round-words.ts';

type DayFieldProps = {
	/** Today in UTC, until the reader's own day is known. */
	today: string;
	/** Today in the latest time zone, until then. */
	latestDay: string;
	day: { id: string; name: string; defaultValue: string | undefined; error: string | undefined };
	other: { id: string; name: string; defaultValue: string | undefined };
};

/** Today, which is chosen, yesterday, or another day in a field of its own. */
export function DayField({ today: utcToday, latestDay, day, other }: DayFieldProps) {
	const hydrated = useHydrated();
	const today = hydrated ? readersDay(new Date()) : utcToday;
	const yesterday = dayBefore(today);
	const asked = day.defaultValue ?? today;
	const isNear = asked === today || asked === yesterday;
	return (
		<div className={styles.day}>
			<ChoiceRow
				id={day.id}
				name={day.name}
				label={LABELS.day}
				error={day.error}
				chosen={isNear ? asked : OTHER_DAY}
				choices={[
					{ value: today, label: <Day name="Today" day={today} /> },
					{ value: yesterday, label: <Day name="Yesterday" day={yesterday} /> },
					{ value: OTHER_DAY, label: 'Another day' },
				]}
			>
				<TextField
					className={styles.other}
					id={other.id}
					name={other.name}
					label={LABELS.otherDay}
					type="date"
					min={`${ROUND_LIMITS.earliestYear}-01-01`}
					max={hydrated ? today : latestDay}
					defaultValue={other.defaultValue ?? (isNear || asked === OTHER_DAY ? undefined : asked)}
				/>
			</ChoiceRow>
		</div>
	);
}

const Day = ({ name, day }: { name: string; day: string }) => (
	<>
		{name}
		<small>{formatWeekday(day)}</small>
	</>
);
