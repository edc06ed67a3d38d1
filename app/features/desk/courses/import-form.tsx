import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormStack } from '#app/ui/forms/form-parts.tsx';
import { COURSE_FILE_SIZE } from '#domain/course-desk/import-options.ts';
import styles from './dealings.module.css';

/** Chooses a file of courses, to be read without anything being written. */
export function ImportForm({ name, encoding, error }: { name: string; encoding: string; error: string | undefined }) {
	const of = (label: string) => (error?.startsWith(label) ? error : undefined);
	return (
		<form
			method="post"
			action={deskPaths.importCourses()}
			encType="multipart/form-data"
			className={styles.section}
			noValidate
		>
			<StampField />
			<FormStack>
				<p>
					CSV, TSV, GeoJSON or Overpass JSON, packed with gzip or not. First you see what would become of every row;
					only then can it be imported, all of it or nothing.
				</p>
				<TextField
					id="courses"
					name="courses"
					type="file"
					label="File"
					required
					hint={`At most ${COURSE_FILE_SIZE}.`}
					error={of('File')}
				/>
				<TextField
					id="name"
					name="name"
					label="Name"
					required
					defaultValue={name}
					hint="Names the source of rows that tell none: the same file again needs the same name."
					error={of('Name')}
				/>
				<TextField
					id="encoding"
					name="encoding"
					label="Encoding"
					optional
					defaultValue={encoding}
					hint="Only if you were asked for it: windows-1250, for example."
					error={of('Encoding')}
				/>
				<div>
					<Button type="submit" look="flag">
						Read it
					</Button>
				</div>
			</FormStack>
		</form>
	);
}
