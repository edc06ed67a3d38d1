import { CSV_TEMPLATE } from '#domain/catalogue/matching/files/csv-columns.ts';
import { paths } from '../../lib/paths.ts';
import { ChoiceRow } from '../../ui/forms/choice-row.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Buttons } from '../../ui/forms/form-parts.tsx';
import { Terms } from '../../ui/terms.tsx';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import type { Mark } from '../member-actions/mark-words.ts';
import { FILE_HINT, MARK_CHOICES } from './add-words.ts';
import { FILE_FIELD } from './list-fields.ts';
import { plainForm } from './plain-form.ts';

type FileFormProps = { mark: Mark; error: string | null; stamp: string };

/** A file of places to be chosen, and what is read of it. */
export function FileForm({ mark, error, stamp }: FileFormProps) {
	return (
		<PostForm form={plainForm('file')} action={paths.addCourses()} stamp={stamp} files>
			<input type="hidden" name="intent" value="file" />
			<ChoiceRow id="file-mark" name="mark" label="Mark all of them as" choices={MARK_CHOICES} chosen={mark} />
			<TextField
				id="file-places"
				type="file"
				name={FILE_FIELD}
				label="File"
				accept=".csv,.txt,.json,.geojson,.gpx,.kml"
				hint={FILE_HINT}
				error={error ?? undefined}
				autoFocus={error !== null}
			/>
			<Buttons>
				<SubmitButton busy="Reading it...">Read the file</SubmitButton>
			</Buttons>
			<Terms
				terms={[
					{ name: 'CSV', words: <TemplateWords /> },
					{ name: 'GeoJSON', words: 'Google Takeout: saved places and reviews' },
					{ name: 'GPX, KML', words: 'Waypoints of a watch or a map' },
				]}
			/>
			<p>Only names and positions are read. What is no golf course is left out, and the file is not kept.</p>
		</PostForm>
	);
}

const TemplateWords = () => (
	<>
		One name a line, or a table with the columns name, country, latitude and longitude:{' '}
		<a href={`data:text/csv;charset=utf-8,${encodeURIComponent(CSV_TEMPLATE)}`} download="courses.csv">
			download a template
		</a>
	</>
);
