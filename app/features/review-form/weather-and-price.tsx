import type { FieldControl } from '#app/lib/forms/use-form-fields.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { WEATHERS } from '#domain/reviews/circumstances.ts';
import { CURRENCIES } from '#domain/shared/currencies.ts';

type Name = 'weather' | 'pricePaid' | 'priceCurrency';

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a round and a review of it may both tell: the weather, and what was paid. */
export function WeatherAndPrice({ labels, control }: { labels: Record<Name, string>; control: FieldControl<Name> }) {
	return (
		<>
			<SelectField label={labels.weather} {...control('weather')}>
				<option value="">Not said</option>
				{WEATHERS.map((weather) => (
					<option key={weather} value={weather}>
						{capitalise(weather)}
					</option>
				))}
			</SelectField>
			<TextField
				label={labels.pricePaid}
				inputMode="decimal"
				maxLength={12}
				placeholder="85"
				{...control('pricePaid')}
			/>
			<SelectField label={labels.priceCurrency} {...control('priceCurrency')}>
				<option value="">Choose</option>
				{CURRENCIES.map((currency) => (
					<option key={currency}>{currency}</option>
				))}
			</SelectField>
		</>
	);
}
