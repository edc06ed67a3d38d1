import type { Dealings as Known } from '#domain/course-desk/dealings-queries.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FieldGrid, FormStack } from '../../ui/form-parts.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './dealings.module.css';
import { Removal } from './removal.tsx';

/** Who sells tee times of a course, and who speaks for it. */
export function Dealings({ courseId, links, representatives, partners }: Known & { courseId: number }) {
	return (
		<section className={styles.section} aria-labelledby="links">
			<SectionHead title="Booking links" id="links">
				<a href={deskPaths.representatives(courseId)}>{formatCount(representatives.length, 'club representative')}</a>
			</SectionHead>
			<ul className={styles.rows}>
				{links.map(({ partnerId, partner, link }) => (
					<li key={partnerId}>
						<span>
							<bdi>{partner}</bdi>: <bdi className={styles.link}>{link}</bdi>
						</span>
						<Removal action={deskPaths.removePartnerLink(courseId, partnerId)} of={`the link of ${partner}`} />
					</li>
				))}
			</ul>
			<form method="post" action={deskPaths.partnerLinks(courseId)} className={styles.form}>
				<FormStack>
					<FieldGrid>
						<SelectField id="partner" name="partner" label="Partner">
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
							hint="{date} in it becomes the day."
						/>
						<TextField id="partner-name" name="partnerName" label="Name of a new partner" optional />
						<TextField id="partner-website" name="partnerWebsite" label="Its website" optional inputMode="url" />
					</FieldGrid>
					<div>
						<Button type="submit">Set the link</Button>
					</div>
				</FormStack>
			</form>
		</section>
	);
}
