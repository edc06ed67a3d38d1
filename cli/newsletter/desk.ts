import { migrate } from '#database/migrate.ts';
import { reachDatabase } from '#database/prepare.ts';
import { Refusal } from '#database/refusal.ts';
import { listBestReviews } from '#domain/reviews/lists/best-queries.ts';
import type { RenderedLetter } from '#mail/render.tsx';
import { type Core, openCore } from '#server/core.ts';
import { openLog } from '#server/http/log/log.ts';
import { createFactsOf } from '#server/mail/facts.ts';
import { loadIssues } from '#server/newsletter/issue-files.ts';
import type { Config } from '#server/settings/config.ts';
import { requireConfig, say } from '#server/start/terminal.ts';

/** What sending an issue needs. */
export type Desk = {
	issue: string;
	config: Config;
	core: Core;
	/** The issue for one subscriber, with the link that ends this subscription. */
	write: (subscriberId: string) => RenderedLetter;
	close: () => Promise<void>;
};

const BEST_REVIEWS = 3;

/**
 * Opens the database, beside a running site or without one, and makes an issue ready with the best reviews of its month.
 * Throws a `Refusal` where there is no such issue.
 */
export async function openDesk(root: string, month: string): Promise<Desk> {
	const { ISSUES, renderIssue } = await loadIssues(root);
	const issue = ISSUES.find(({ slug }) => slug === month);
	if (!issue)
		throw new Refusal(`There is no content/newsletter/${month}.md. Begin it with: npm run newsletter -- new ${month}`);
	const config = requireConfig();
	const database = await reachDatabase(config, say, 'tool');
	await migrate(database.url);
	const { log } = openLog({ ...config, logLevel: 'warn' });
	const core = await openCore({ config, databaseUrl: database.url, log, keepsPages: false });
	const reviews = await listBestReviews(core.contextFor(null, core.report), issue.reviewsOf, BEST_REVIEWS);
	const factsOf = createFactsOf(config, core.secret);
	return {
		issue: month,
		config,
		core,
		write: (subscriberId) => renderIssue(issue, reviews, factsOf({ tokenId: subscriberId, linkKind: 'unsubscribing' })),
		async close() {
			await core.close();
			await database.stop();
		},
	};
}
