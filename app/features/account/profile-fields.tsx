import type { FormFieldsControl } from '#app/lib/forms/use-form-fields.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import { PROFILE_LIMITS } from '#domain/members/profile-messages.ts';
import { paths } from '../../lib/paths.ts';
import { PROFILE_LABELS } from '../auth/labels.ts';
import { NameFields } from '../forms/name-fields.tsx';
import { type CountryChoice, CountryField } from './country-field.tsx';

type ProfileFieldsProps = { control: FormFieldsControl<keyof typeof PROFILE_LABELS>; countries: CountryChoice[] };

/** What a member says of themselves (decision P4), and whether they show it on a page of their own (P6). */
export function ProfileFields({ control, countries }: ProfileFieldsProps) {
	const { defaultValue: isPublic, ...shown } = control('isPublic');
	return (
		<>
			<FieldGrid>
				<NameFields labels={PROFILE_LABELS} control={control} maxLength={ACCOUNT_LIMITS.name} />
				<CountryField label={PROFILE_LABELS.homeCountry} optional countries={countries} {...control('homeCountry')} />
				<TextField
					label={PROFILE_LABELS.handicap}
					optional
					inputMode="text"
					placeholder="12.4"
					hint="A plus handicap as +1.2."
					maxLength={6}
					{...control('handicap')}
				/>
				<TextField
					label={PROFILE_LABELS.publicName}
					optional
					wide
					autoComplete="nickname"
					hint="Stands with your reviews instead of your first and last name."
					maxLength={PROFILE_LIMITS.publicName}
					{...control('publicName')}
				/>
				<TextField
					label={PROFILE_LABELS.handle}
					optional
					wide
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					placeholder="anna-lind"
					hint={`The last part of your page’s address, ${paths.golfer('anna-lind')}: letters, digits and hyphens.`}
					maxLength={PROFILE_LIMITS.handleMost}
					{...control('handle')}
				/>
			</FieldGrid>
			<Checkbox label={PROFILE_LABELS.isPublic} defaultChecked={isPublic === 'on'} {...shown} />
		</>
	);
}
