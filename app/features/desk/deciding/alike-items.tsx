import { deskPaths } from '#app/lib/desk-paths.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { LIKENESSES } from '#domain/desk/alike.ts';
import type { AlikeItem } from '#domain/desk/alike-queries.ts';
import styles from './alike-items.module.css';
import { DECISION_FORM } from './decision-form.tsx';

/** Each item of a group with the box that takes it in; `left` are the ids of those whose box was cleared before. */
export function AlikeItems({ items, left }: { items: readonly AlikeItem[]; left: readonly string[] }) {
	return (
		<ul className={styles.items}>
			{items.map(({ kind, id, mark, title, why, words, alike, assignee }) => (
				<li key={id}>
					<Checkbox
						id={`item-${id}`}
						name={`item-${id}`}
						// An empty value would say that the box is not ticked.
						value={`seen ${mark}`}
						form={DECISION_FORM}
						defaultChecked={!left.includes(id)}
						label={<bdi>{title}</bdi>}
					/>
					<p className={styles.why}>
						{[why, ...alike.map((name) => LIKENESSES[name])].join(' · ')}
						{assignee && (
							<>
								{' · taken by '}
								<bdi>{assignee.name}</bdi>
							</>
						)}
						{' · '}
						<a href={deskPaths.item(kind, id)}>
							Open<span className="sr-only"> {title}</span>
						</a>
					</p>
					{words && (
						<p className={styles.words} dir="auto">
							{words}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
