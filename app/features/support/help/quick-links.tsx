import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './quick-links.module.css';

const LINKS = [
	{ label: 'FAQ', words: 'Short answers', to: paths.faq() },
	{ label: 'Contact Us', words: 'Write to a person', to: paths.contact() },
	{ label: 'Terms of Service', words: 'What we agree on', to: paths.terms() },
	{ label: 'Privacy Policy', words: 'What we keep, and why', to: paths.privacy() },
];

/** Where most people who come to the help centre want to go. */
export function QuickLinks() {
	return (
		<nav aria-label="Quick links">
			<ul className={styles.links}>
				{LINKS.map(({ label, words, to }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
						<p>{words}</p>
					</li>
				))}
			</ul>
		</nav>
	);
}
