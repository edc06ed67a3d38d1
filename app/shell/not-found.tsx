import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './error-page.module.css';
import { OutOfBounds } from './out-of-bounds.tsx';

export function NotFound() {
	return (
		<div className={`wrap ${styles.page}`}>
			<title>404 · Page not found · Fescue</title>
			<meta name="robots" content="noindex" />
			<p className={styles.number}>404</p>
			<h1>Oops! Page not found</h1>
			<p>Your ball has come to rest beyond the white stakes. Take a stroke and play again from home.</p>
			<ButtonLink to={paths.home()}>Return to Home</ButtonLink>
			<OutOfBounds />
		</div>
	);
}
