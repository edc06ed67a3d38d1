import { paths } from '#app/lib/paths.ts';
import styles from './product-picture.module.css';

type ProductPictureProps = { name: string; alt: string; caption: string };

/** A picture of the product itself, with a line under it. */
export function ProductPicture({ name, alt, caption }: ProductPictureProps) {
	return (
		<figure className={styles.figure}>
			<picture>
				<source type="image/avif" srcSet={paths.productPicture(name, 'avif')} />
				<img src={paths.productPicture(name, 'webp')} alt={alt} width={1200} height={800} loading="lazy" />
			</picture>
			<figcaption>{caption}</figcaption>
		</figure>
	);
}
