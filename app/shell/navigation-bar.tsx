import { paths } from '../lib/paths.ts';
import { writtenOnce } from '../lib/written-once.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { BarAccount } from './bar-account.tsx';
import { BAR_GROUPS, type BarLink } from './bar-links.ts';
import styles from './navigation-bar.module.css';

/**
 * The bar of every page. Its menus are `<details>`, so they open without JavaScript; the boot script closes them on
 * Escape, on a click elsewhere and on choosing a link, and marks the bar once the page is scrolled.
 */
export function NavigationBar({ overPicture }: { overPicture: boolean }) {
	return (
		// The script of the bar may have marked it as scrolled before React is there.
		<header className={styles.bar} data-bar data-over-picture={overPicture || undefined} suppressHydrationWarning>
			<div className={`wrap ${styles.row}`}>
				<Link className={styles.logo} to={paths.home()}>
					Fescue
				</Link>
				<nav className={styles.groups} aria-label="Main" {...writtenOnce(() => 'bar: groups', groups)} />
				<BarAccount />
				<details className={styles.small} data-menu>
					<summary aria-label="Menu">
						<span className={styles.lines} aria-hidden="true" />
					</summary>
					<nav className={styles.sheet} aria-label="Menu" {...writtenOnce(() => 'bar: small menu', smallMenu)} />
				</details>
			</div>
		</header>
	);
}

const groups = () =>
	BAR_GROUPS.map(({ title, links }) => (
		<details key={title} className={styles.group} name="bar-menu" data-menu>
			<summary>{title}</summary>
			<div className={styles.panel}>
				<Links links={links} described />
			</div>
		</details>
	));

/** The stacked menu of small screens. Its two buttons show even when signed in, as the specification has it. */
const smallMenu = () => (
	<>
		{BAR_GROUPS.map(({ title, links }) => (
			<div key={title}>
				<p className="kicker">{title}</p>
				<Links links={links} />
			</div>
		))}
		<div className={styles.sheetButtons}>
			<ButtonLink to={paths.login()} look="line">
				Log In
			</ButtonLink>
			<ButtonLink to={paths.signup()} look="green">
				Sign Up
			</ButtonLink>
		</div>
	</>
);

function Links({ links, described = false }: { links: BarLink[]; described?: boolean }) {
	return (
		<ul>
			{links.map(({ label, path, description }) => (
				<li key={path}>
					<Link to={path}>
						{label}
						{described && description && <small>{description}</small>}
					</Link>
				</li>
			))}
		</ul>
	);
}
