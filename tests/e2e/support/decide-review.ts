/** `node tests/e2e/support/decide-review.ts ID VERSION [WHY]`: publishes a held review of the running site, or rejects it as harm with those words. */
import { asOperator } from '#cli/operator-context.ts';
import { runWithDatabase } from '#cli/with-database.ts';
import { approveReview, rejectReview } from '#domain/moderation/commands.ts';

const [id, version, why] = process.argv.slice(2);
const seen = { reviewId: Number(id), version: Number(version) };

await runWithDatabase(
	() =>
		({ url }) =>
			asOperator(url, async (ctx) => {
				const decided = await (why === undefined
					? approveReview(ctx, seen)
					: rejectReview(ctx, seen, { ground: 'harm', words: why }));
				if (!decided.ok) throw new Error(`review ${id} was not decided: ${decided.kind}`);
			}),
);
