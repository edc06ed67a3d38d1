import { deskPaths } from '#app/lib/desk-paths.ts';
import { languageOf } from '#app/lib/format/name-language.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { LIKENESSES } from '#domain/desk/deciding/alike.ts';
import { WholeThing } from '../things/whole-thing.tsx';
import styles from './alike-items.module.css';
import type { AlikeThing } from './decide-together.server.ts';
import { DECISION_FORM } from './decision-form.tsx';

/** Each item of a group with the box that takes it in, and all of it; `left` are the ids of those whose box was cleared before. */
export function AlikeItems({ items, left }: { items: readonly AlikeThing[]; left: readonly string[] }) {
	return (
		<ul className={styles.items}>
			{items.map((item) => (
				<li key={item.id}>
					<Checkbox
						id={`item-${item.id}`}
						name={`item-${item.id}`}
						// An empty value would say that the box is not ticked.
						value={`seen ${item.bound?.mark ?? ''}`}
						form={DECISION_FORM}
						defaultChecked={!left.includes(item.id)}
						label={<bdi {...languageOf(item.title, null)}>{item.title}</bdi>}
					/>
					<About item={item} />
					{item.words && (
						<p className={styles.words} dir="auto">
							{item.words}
						</p>
					)}
					{item.read && (
						// What is a picture has to be looked at.
						<details open={item.kind === 'photograph' || item.kind === 'scorecard'}>
							<summary>
								All of it<span className="sr-only">: {item.title}</span>
							</summary>
							<div className={styles.whole}>
								<WholeThing read={item.read} />
							</div>
						</details>
					)}
				</li>
			))}
		</ul>
	);
}

/** Why it is here, what it has in common with the first, who has it, and the way to its own page. */
function About({ item: { kind, id, title, why, alike, assignee } }: { item: AlikeThing }) {
	return (
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
	);
}
