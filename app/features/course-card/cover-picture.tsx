import { paths } from '#app/lib/paths.ts';
import styles from './cover-picture.module.css';

type CoverPictureProps = {
	course: { slug: string; imageUrl: string | null };
	/** Of the first screen: loaded at once and before others. */
	first?: boolean;
	/** `portrait` 4:5 and `landscape` 4:3 are cards; `fill` takes the place it is given. */
	shape?: 'landscape' | 'portrait' | 'fill';
	/** Carried from a list to the course's page by a view transition; once a page for each course. */
	carried?: boolean;
};

/** A course's photograph, the editors' or a golfer's, else its drawn cover. Decoration: the name always stands beside it. */
export function CoverPicture({ course, first = false, shape = 'landscape', carried = false }: CoverPictureProps) {
	return (
		<img
			className={`${styles.cover} ${styles[shape]}`}
			src={course.imageUrl ?? paths.cover(course.slug)}
			data-carried={carried ? `cover-${course.slug}` : undefined}
			alt=""
			width={800}
			height={600}
			decoding="async"
			{...(first ? { fetchPriority: 'high' } : { loading: 'lazy', ...smallToo(course.imageUrl) })}
		/>
	);
}

/** Of a golfer's photograph a list takes the small size, on screens where that does. */
const smallToo = (url: string | null) =>
	url?.startsWith('/pictures/') && { srcSet: `${url.replace('medium', 'small')},${url} 2x` };
