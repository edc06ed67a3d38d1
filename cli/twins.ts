import { Refusal } from '#database/refusal.ts';
import { mergeTwins } from '#domain/course-desk/twins/merge-twins.ts';
import { readArguments } from './arguments.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE =
	'usage: npm run twins (merges courses that stand twice in the catalogue, and asks the desk of those that may)';

const number = (count: number) => count.toLocaleString('en-GB');

await runWithDatabase(() => {
	const { positionals } = readArguments(USAGE, {});
	if (positionals.length > 0) throw new Refusal(USAGE);
	return ({ url }) =>
		asOperator(url, async (ctx) => {
			const outcome = await mergeTwins(ctx, (courses) => {
				if (process.stderr.isTTY) process.stderr.write(`\r${number(courses)} courses looked at`);
			});
			if (process.stderr.isTTY) process.stderr.write('\n');
			if (!outcome.ok) {
				throw new Refusal(
					'A course was changed while it was being merged. What was merged before that stays merged: give the command again.',
				);
			}
			const { merged, asked, apart } = outcome.value;
			for (const { kept, gone } of merged) console.log(`${gone} → ${kept}`);
			console.log(
				`${number(merged.length)} merged, ${number(asked)} more waiting at the desk, ${number(apart)} kept apart before.`,
			);
		});
});
