import { Prose } from '#app/features/content/prose.tsx';
import { paths } from '#app/lib/paths.ts';
import type { FaqGroup, FaqItem } from './faq-groups.ts';
import styles from './faq-list.module.css';

/** Questions under their headings. One answer is open at a time; each has an address of its own. */
export function FaqList({ groups }: { groups: FaqGroup[] }) {
	const nothing = groups.every(({ items }) => items.every(({ found }) => !found));
	return (
		<div className={styles.list}>
			{groups.map(({ group, title, items }) => (
				<section
					key={group}
					className={styles.group}
					aria-labelledby={`group-${group}`}
					data-faq-group
					hidden={items.every(({ found }) => !found)}
				>
					<h2 id={`group-${group}`}>{title}</h2>
					<div>
						{items.map((item) => (
							<Question key={item.slug} {...item} />
						))}
					</div>
				</section>
			))}
			<div className={styles.nothing} data-faq-nothing hidden={!nothing}>
				<h2>No results found</h2>
				<p>Try another word, or a shorter one.</p>
				<a href={paths.faq()} data-faq-reset>
					View all FAQs
				</a>
			</div>
		</div>
	);
}

/** The address leads to what is inside: browsers then open what it lies in, with no script at all. */
function Question({ slug, question, html, found }: FaqItem) {
	return (
		<details className={styles.item} name="faq" data-faq-item hidden={!found}>
			<summary>
				<h3 data-faq-question>{question}</h3>
			</summary>
			<div id={slug} className={styles.answer}>
				<div data-faq-answer>
					<Prose html={html} small />
				</div>
				<a className={styles.address} href={paths.faqEntry(slug)}>
					Link to this answer
				</a>
			</div>
		</details>
	);
}
