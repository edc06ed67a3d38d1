import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { TRIP_LIMITS } from '#domain/trips/trip-limits.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import styles from './edit-day.module.css';

/** A day as it is edited. */
export type EditedDay = {
	number: number;
	title: string;
	words: string;
	stops: { id: number; name: string; country: { slug: string } }[];
};

type EditDayProps = {
	day: EditedDay;
	days: readonly EditedDay[];
	action: string;
	/** What is wrong with the words that were sent of it. */
	wrong: string | undefined;
};

/** A day of a trip: what is said of it, and its courses, each of which can be moved to another day or taken off. */
export const EditDay = ({ day: { number, title, words, stops }, days, action, wrong }: EditDayProps) => (
	<section className={styles.day} aria-labelledby={`edit-day-${number}`}>
		<h3 id={`edit-day-${number}`}>{title}</h3>
		<Form method="post" action={action} preventScrollReset className={styles.line}>
			<StampField />
			<input type="hidden" name="day" value={number} />
			<TextField
				id={`words-${number}`}
				name="words"
				label={`A few words on ${title}`}
				maxLength={TRIP_LIMITS.words}
				defaultValue={words}
				error={wrong}
			/>
			<Button type="submit" look="line" name="intent" value="say" aria-label={`Keep the words on ${title}`}>
				Keep
			</Button>
		</Form>
		{stops.map((stop) => (
			<div key={stop.id} className={styles.stop}>
				<p>
					<CourseName course={stop} />
				</p>
				<Form method="post" action={action} preventScrollReset className={styles.line}>
					<StampField />
					<input type="hidden" name="stop" value={stop.id} />
					<SelectField id={`move-${stop.id}`} name="day" label={`Day of ${stop.name}`} defaultValue={number}>
						{days.map((one) => (
							<option key={one.number} value={one.number}>
								{one.title}
							</option>
						))}
					</SelectField>
					<Button type="submit" look="line" name="intent" value="move" aria-label={`Move ${stop.name}`}>
						Move
					</Button>
					<Button type="submit" look="quiet" name="intent" value="off" aria-label={`Take off ${stop.name}`}>
						Take off
					</Button>
				</Form>
			</div>
		))}
	</section>
);
