/**
 * `npm run bytes`: measures every page of bench/budgets.json on the built site and fails where a budget is passed.
 */
import { startSite } from '#tests/support/sites/site.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { measureAuthState } from './auth-state.ts';
import { measurePage, type PageBytes } from './measure.ts';

const site = await startSite();
const over: string[] = [];
try {
	console.log(
		`${'page'.padEnd(40)} ${'HTML'.padStart(8)} ${'CSS'.padStart(8)} ${'JS'.padStart(8)} ${'fonts'.padStart(8)}`,
	);
	for (const [path, kind] of Object.entries(budgets.pages)) {
		const budget: PageBytes = budgets.kinds[kind as keyof typeof budgets.kinds];
		const bytes = await measurePage(site.origin, path);
		const columns = (Object.keys(budget) as (keyof PageBytes)[]).map((part) => {
			if (bytes[part] > budget[part]) over.push(`${path}: ${part} is ${bytes[part]} bytes, the budget ${budget[part]}`);
			return String(bytes[part]).padStart(8);
		});
		console.log(`${path.padEnd(40)} ${columns.join(' ')}`);
	}
} finally {
	await site.stop();
}
const authState = await measureAuthState();
const whole = authState.everyone + authState.members;
console.log(
	`auth state: ${authState.everyone} bytes on every reading page, ${authState.members} more for members, ${whole} in all`,
);
if (whole > budgets.authState) over.push(`auth state: ${whole} bytes for a member, the budget ${budgets.authState}`);
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;
