import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { HANDICAP_BANDS } from '#domain/reviews/handicap-band.ts';
import { isNarrowed, LONGEST_WORDS, type ReviewSearch } from '#domain/reviews/lists/review-filters.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './review-filters.module.css';

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });
/** Asked for once each: the platform takes as long for one as to write the rest of its option. */
const namesByCode = new Map<string, string>();

type ReviewFiltersProps = { course: CourseDetails; search: ReviewSearch; languages: string[] };

/** Narrows the reviews by an address of its own, so it needs no script. It is open while it narrows something. */
export function ReviewFilters({ course, search, languages }: ReviewFiltersProps) {
	const narrowed = isNarrowed(search);
	return (
		<details className={styles.filters} open={narrowed}>
			<summary>Filter and search reviews</summary>
			<form method="get" action={`${paths.course(course)}#reviews`} className={styles.form}>
				{search.sort !== 'newest' && <input type="hidden" name="sort" value={search.sort} />}
				<TextField
					id="review-words"
					name="words"
					type="search"
					label="Words in the review"
					maxLength={LONGEST_WORDS}
					defaultValue={search.words}
				/>
				<SelectField id="review-band" name="band" label="Reviewer’s handicap" defaultValue={search.band ?? ''}>
					<option value="">Any handicap</option>
					{HANDICAP_BANDS.map((band) => (
						<option key={band} value={band}>
							{band.replace('-', '–')}
						</option>
					))}
				</SelectField>
				<SelectField id="review-language" name="language" label="Language" defaultValue={search.language ?? ''}>
					<option value="">Any language</option>
					{languages.map((code) => (
						<option key={code} value={code}>
							{nameOf(code)}
						</option>
					))}
				</SelectField>
				<div className={styles.boxes}>
					<Checkbox
						id="review-verified"
						name="verified"
						value="yes"
						label="Verified rounds only"
						defaultChecked={search.verified}
					/>
					<Checkbox
						id="review-photographs"
						name="photographs"
						value="yes"
						label="With photographs"
						defaultChecked={search.photographs}
					/>
				</div>
				<div className={styles.buttons}>
					<Button type="submit">Show reviews</Button>
					{narrowed && <a href={`${paths.course(course)}#reviews`}>Show all</a>}
				</div>
			</form>
		</details>
	);
}

function nameOf(code: string): string {
	const name = namesByCode.get(code) ?? languageNames.of(code) ?? code;
	namesByCode.set(code, name);
	return name;
}
