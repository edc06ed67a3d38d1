import { TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { TRIP_LIMITS } from '#domain/trips/trip-limits.ts';
import { TRIP_LABELS, type TripField } from './course-fields.ts';

type TripFieldsProps = {
	control: (name: TripField) => {
		id: string;
		name: string;
		defaultValue: string | undefined;
		error: string | undefined;
	};
	earliestDay: string;
};

/** Name and days of a trip, and the name of its member. */
export const TripFields = ({ control, earliestDay }: TripFieldsProps) => (
	<FieldGrid>
		<TextField {...control('title')} label={TRIP_LABELS.title} maxLength={TRIP_LIMITS.title} required />
		<TextField {...control('firstDay')} label={TRIP_LABELS.firstDay} type="date" min={earliestDay} required />
		<TextField
			{...control('days')}
			label={TRIP_LABELS.days}
			type="number"
			inputMode="numeric"
			min={1}
			max={TRIP_LIMITS.days}
			required
		/>
		<TextField
			{...control('name')}
			label={TRIP_LABELS.name}
			autoComplete="given-name"
			maxLength={TRIP_LIMITS.name}
			required
		/>
	</FieldGrid>
);
