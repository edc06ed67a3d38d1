import { Refusal } from '#database/refusal.ts';
import { type BrokenPlace, checkDecisionLog } from '#domain/desk/log/roots/root-queries.ts';
import { readArguments } from './arguments.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = 'usage: npm run check-log (holds the log of decisions against the roots that were published of it)';

await runWithDatabase(() => {
	const { positionals } = readArguments(USAGE, {});
	if (positionals.length > 0) throw new Refusal(USAGE);
	return ({ url }) =>
		asOperator(url, async ({ db }) => {
			const { nights, decisions, broken } = await checkDecisionLog(db);
			for (const place of broken) console.log(inWords(place));
			const checked = `${decisions} decisions of ${nights} nights checked`;
			if (broken.length > 0) throw new Refusal(`${checked}; ${broken.length} places do not hold.`);
			console.log(`${checked}: the log is as it was published.`);
		});
});

function inWords(place: BrokenPlace): string {
	if (place.kind === 'root-wrong') return `The root of ${place.day} is not what its hashes come to.`;
	return place.kind === 'entry-gone'
		? `Entry ${place.entryId} has gone, and its salt has not.`
		: `Entry ${place.entryId} is not what it was when its hash was made.`;
}
