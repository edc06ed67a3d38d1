import { Link } from './link.tsx';
import styles from './pager.module.css';

type PagerProps = {
	page: number;
	pages: number;
	/** The address of a page of this list. */
	to: (page: number) => string;
	label?: string;
};

/** The page numbers to print: the ends, the present page and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
	const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
	const shown = [...new Set(near)].sort((a, b) => a - b);
	return shown.flatMap((n, index) => {
		const before = shown[index - 1];
		if (before === undefined || n === before + 1) return [n];
		return n === before + 2 ? [n - 1, n] : [null, n];
	});
}

/** Numbered pages with Previous and Next; nothing for a single page. */
export function Pager({ page, pages, to, label = 'Pages' }: PagerProps) {
	if (pages <= 1) return null;
	return (
		<nav className={styles.pager} aria-label={label}>
			<Step to={page > 1 ? to(page - 1) : null} rel="prev">
				Previous
			</Step>
			<ol>
				{pageNumbers(page, pages).map((n, index) => (
					<li key={n ?? `gap-${index < 3 ? 'before' : 'after'}`}>
						{n === null ? (
							<span className={styles.gap}>…</span>
						) : (
							<Link to={to(n)} aria-current={n === page ? 'page' : undefined} aria-label={`Page ${n}`}>
								{n}
							</Link>
						)}
					</li>
				))}
			</ol>
			<Step to={page < pages ? to(page + 1) : null} rel="next">
				Next
			</Step>
		</nav>
	);
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: string }) {
	if (to === null) return <span className={styles.off}>{children}</span>;
	return (
		<Link to={to} rel={rel}>
			{children}
		</Link>
	);
}
