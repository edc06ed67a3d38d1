import { CREDITS } from '#domain/catalogue/credits.ts';
import type { Site } from '../lib/context.ts';
import { listPaths } from '../lib/list-paths.ts';
import { paths } from '../lib/paths.ts';
import { writtenOnce } from '../lib/written-once.ts';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const GROUPS = [
	{
		title: 'Discover',
		links: [
			['Home', paths.home()],
			['Find Course', paths.findCourse()],
			['Top Rated', paths.topRated()],
			['Create Review', paths.createReview()],
			['Guides', paths.guides()],
			['Lists', listPaths.lists()],
		],
	},
	{
		title: 'Community',
		links: [
			['Sign Up', paths.signup()],
			['Become a Reviewer', paths.becomeReviewer()],
			['Partners', paths.partners()],
			['How we rate', paths.howWeRate()],
		],
	},
	{
		title: 'Help',
		links: [
			['FAQ', paths.faq()],
			['Help Center', paths.help()],
			['Contact Us', paths.contact()],
			['How moderation works', paths.moderation()],
			['For developers', paths.api()],
			['Our data', paths.data()],
		],
	},
	{
		title: 'Legal',
		links: [
			['Terms of Service', paths.terms()],
			['Privacy Policy', paths.privacy()],
			['Cookie Policy', paths.cookiePolicy()],
			['GDPR', paths.gdpr()],
			['Accessibility', paths.accessibility()],
		],
	},
] as const;

export function Footer({ site }: { site: Site | undefined }) {
	const inPage = writtenOnce(
		() => `footer: ${JSON.stringify(site)}`,
		() => inside(site),
	);
	return <footer className={styles.footer} {...inPage} />;
}

function inside(site: Site | undefined) {
	return (
		<>
			<div className={`wrap ${styles.columns}`}>
				<div className={styles.house}>
					<Link className={styles.logo} to={paths.home()}>
						Fescue
					</Link>
					<p>{site?.companyAddress ?? 'Stockholm, Sweden'}</p>
				</div>
				{GROUPS.map(({ title, links }) => (
					<nav key={title} aria-label={title}>
						<h2 className={`kicker ${styles.title}`}>{title}</h2>
						<ul>
							{links.map(([label, path]) => (
								<li key={path}>
									<Link to={path}>{label}</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
			</div>
			<div className={`wrap ${styles.last}`}>
				<p>
					© 2025–{site?.year ?? 2026} {site?.companyName ?? 'Fescue'}
				</p>
				{site?.credits.map((credit) => (
					<p key={credit}>
						<Credit line={credit} />
					</p>
				))}
				<SocialLinks links={site?.socialLinks ?? []} />
				<div className={styles.choices}>
					<ThemeSwitch />
					<details className={styles.language} name="language">
						<summary>
							<span className="sr-only">Language: </span>English
						</summary>
						<p>English is the only language for now.</p>
					</details>
				</div>
			</div>
		</>
	);
}

/** A line of a source that is known leads to where its makers say whose the data are, and to their licence. */
function Credit({ line }: { line: string }) {
	const known = CREDITS.find((credit) => credit.line === line);
	if (!known) return line;
	return (
		<>
			<a href={known.address}>{line}</a> (<a href={known.licence.address}>{known.licence.name}</a>)
		</>
	);
}

/** Left out while the settings name none: no dead links (decision S6). */
function SocialLinks({ links }: { links: Site['socialLinks'] }) {
	if (links.length === 0) return null;
	return (
		<ul className={styles.social}>
			{links.map(({ name, url }) => (
				<li key={url}>
					<a href={url} rel="noopener">
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
