import { deskPaths } from '#app/lib/desk-paths.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid } from '#app/ui/forms/form-parts.tsx';
import type { Dealings } from '#domain/course-desk/dealings-queries.ts';
import { CourseForm } from './course-form.tsx';

/** The fields as they were typed. */
export type TypedLink = { partner: string; link: string; partnerName: string; partnerWebsite: string };

/** What was typed before, and why it was not taken: `kind` names the failure. */
export type LinkAgain = { typed: TypedLink; kind: string; error: string };

type LinkFormProps = Pick<Dealings, 'partners'> & { courseId: number; again?: LinkAgain | undefined };

/** Sets where a partner sells tee times of a course. */
export function LinkForm({ courseId, partners, again }: LinkFormProps) {
	const errorOf = (kind: string) => (again?.kind === kind ? again.error : undefined);
	return (
		<CourseForm action={deskPaths.partnerLinks(courseId)} submit="Set the link">
			<FieldGrid>
				<SelectField
					id="partner"
					name="partner"
					label="Partner"
					defaultValue={again?.typed.partner}
					error={errorOf('partner-unknown')}
				>
					<option value="">A new partner, named here</option>
					{partners.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					id="link"
					name="link"
					label="Link"
					required
					inputMode="url"
					defaultValue={again?.typed.link}
					hint="{date} in it becomes the day."
					error={errorOf('link-wrong')}
				/>
				<TextField
					id="partner-name"
					name="partnerName"
					label="Name of a new partner"
					optional
					defaultValue={again?.typed.partnerName}
					error={errorOf('partner-wrong')}
				/>
				<TextField
					id="partner-website"
					name="partnerWebsite"
					label="Its website"
					optional
					inputMode="url"
					defaultValue={again?.typed.partnerWebsite}
				/>
			</FieldGrid>
		</CourseForm>
	);
}
