import { Form } from 'react-router';
import { formatNumber } from '#app/lib/format/format.ts';
import type { CoursesOfPlace, PlaceChoice } from '#domain/catalogue/finding/courses-of-place.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/forms/choice-row.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { FieldGrid, FormStack } from '../../ui/forms/form-parts.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import { MARK_CHOICES } from './add-words.ts';

type PlaceChoiceProps = Pick<CoursesOfPlace, 'lands' | 'regions' | 'land' | 'region'> & { mark: Mark };

/** Whose courses are listed, and which mark they are to get: a form that only asks, so that its address can be kept. */
export function PlaceChoiceForm({ lands, regions, land, region, mark }: PlaceChoiceProps) {
	return (
		<Form method="get" action={paths.addByPlace()} preventScrollReset>
			<FormStack>
				<ChoiceRow id="place-mark" name="mark" label="Mark them as" choices={MARK_CHOICES} chosen={mark} />
				<FieldGrid>
					<SelectField id="place-country" name="country" label="Country" defaultValue={land ?? ''}>
						<option value="">Choose a country</option>
						<Places places={lands} />
					</SelectField>
					{regions.length > 0 && (
						<SelectField key={land} id="place-region" name="region" label="Region" defaultValue={region ?? ''}>
							<option value="">All regions</option>
							<Places places={regions} />
						</SelectField>
					)}
				</FieldGrid>
				<Button type="submit" look="line">
					Show courses
				</Button>
			</FormStack>
		</Form>
	);
}

const Places = ({ places }: { places: readonly PlaceChoice[] }) =>
	places.map(({ slug, name, courses }) => (
		<option key={slug} value={slug}>
			{name} ({formatNumber(courses)})
		</option>
	));
