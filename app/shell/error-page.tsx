import { isRouteErrorResponse } from 'react-router';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './error-page.module.css';
import { NotFound } from './not-found.tsx';
import { OutOfBounds } from './out-of-bounds.tsx';

const NOTHING = { __html: '' };

/** What stands in a page's place when it failed. The request's id is in the answer's header and in the log. */
export function ErrorPage({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	const busy = isRouteErrorResponse(error) && error.status === 503;
	return (
		<div className={`wrap ${styles.page}`}>
			<title>Something went wrong · Fescue</title>
			<p className="kicker">{busy ? 'Back in a moment' : 'Unplayable lie'}</p>
			<h1>{busy ? 'We cannot reach the clubhouse' : 'Something went wrong'}</h1>
			<p>
				{busy
					? 'Our database does not answer just now. Please try again in a minute; nothing you sent was lost half-way.'
					: 'An unexpected error occurred. Please try again.'}
			</p>
			<ButtonLink to={paths.home()}>Return to Home</ButtonLink>
			{/* The server fills in the request's id, and React leaves alone what it finds there. */}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content is a constant, and empty. */}
			<p data-request-id="" dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
			<OutOfBounds />
		</div>
	);
}
