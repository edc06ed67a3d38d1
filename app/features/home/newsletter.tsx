import { IslandPlace } from '#app/lib/island-place.tsx';
import { writtenOnce } from '../../lib/written-once.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

export function Newsletter() {
	return (
		<section
			className={`wrap ${styles.newsletter}`}
			aria-labelledby="newsletter"
			{...writtenOnce(() => 'home: newsletter', inside)}
		/>
	);
}

const inside = () => (
	<>
		<h2 id="newsletter">
			One letter a month. <em>The best places to play next.</em>
		</h2>
		<IslandPlace name="newsletter" wake="touch">
			<NewsletterForm />
		</IslandPlace>
	</>
);
