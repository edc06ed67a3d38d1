import styles from '../member-actions/member-actions.module.css';

type ShareLinkProps = { to: string; label: string; title: string };

/**
 * The address of a thing. By script it opens the device's own way of sharing, or copies the address; without one it is
 * the link that it is.
 */
export function ShareLink({ to, label, title }: ShareLinkProps) {
	return (
		<a className={styles.quiet} href={to} data-share={title} aria-label={label}>
			Share
		</a>
	);
}
