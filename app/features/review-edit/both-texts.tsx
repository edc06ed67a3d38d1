import { formatDate } from '#app/lib/format/format-day.ts';
import type { OwnText } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ArrivalHeading } from '../../ui/arrival-heading.tsx';
import { DETAIL_FIELDS, LABELS, type ReviewField } from '../review-form/review-fields.ts';
import styles from './both-texts.module.css';

type Fields = Partial<Record<ReviewField, string>>;
type BothTextsProps = { stands: OwnText; mine: Fields; link: string | null };

/** A review that was changed elsewhere meanwhile: what stands now beside what was typed here, so that nothing is lost. */
export function BothTexts({ stands, mine, link }: BothTextsProps) {
	return (
		<section className={styles.both} aria-labelledby="both-texts">
			<ArrivalHeading id="both-texts">The review was changed elsewhere</ArrivalHeading>
			<p>
				Somebody with the right to do so, perhaps you in another tab, has saved it since you opened this page. Nothing
				is lost: here are both. Saving below puts your text in the place of the other one.{' '}
				<a href={paths.editReview(stands.id, link)}>Keep what stands now</a>
			</p>
			<div className={styles.columns}>
				<Text title="As it stands now" fields={stands.fields} />
				<Text title="As you have written it" fields={mine} />
			</div>
		</section>
	);
}

function Text({ title, fields }: { title: string; fields: Fields }) {
	const { rating, playDate, reviewText } = fields;
	return (
		<article className={styles.text}>
			<h3>{title}</h3>
			<p className={styles.quiet}>
				{rating ? `${rating} / 10` : 'No rating'}
				{playDate && isDay(playDate) && ` · played ${formatDate(playDate)}`}
			</p>
			<p className={styles.words} dir="auto">
				{reviewText}
			</p>
			<dl>
				{DETAIL_FIELDS.filter((name) => fields[name]).map((name) => (
					<div key={name}>
						<dt>{LABELS[name]}</dt>
						<dd>
							<bdi>{fields[name]}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</article>
	);
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text));
