import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './article-cards.module.css';
import { articlePicture } from './article-picture.ts';

export type ArticleCard = { slug: string; title: string; description: string; image: string };

/** Help articles as cards: picture, title, what it is about, and the way in. */
export function ArticleCards({ articles, level = 3 }: { articles: ArticleCard[]; level?: 2 | 3 }) {
	const Heading = `h${level}` as const;
	return (
		<ul className={styles.cards}>
			{articles.map(({ slug, title, description, image }) => (
				<li key={slug} className={styles.card}>
					<img src={articlePicture(image)} alt="" width={800} height={600} loading="lazy" />
					<Heading className={styles.title}>{title}</Heading>
					<p>{description}</p>
					<Link to={paths.article(slug)} className={styles.read} aria-label={`Read Article: ${title}`}>
						Read Article
					</Link>
				</li>
			))}
		</ul>
	);
}
