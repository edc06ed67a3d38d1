import { Refusal } from '#database/refusal.ts';
import { renewPartnerKey, tellCallKey } from '#domain/catalogue/partners/partner-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readArguments } from './arguments.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = `usage: npm run partner-key -- PARTNER (the number of a partner; its old keys end)
       npm run partner-key -- PARTNER --calls (its key for data calls alone; no key ends)`;

const options = { calls: { type: 'boolean', default: false } } as const;

/** `npm run partner-key -- PARTNER`: a new key for a partner's signed links, and one for its data calls; the old ones end. */
await runWithDatabase(() => {
	const { values, positionals } = readArguments(USAGE, options);
	const [number = ''] = positionals;
	if (positionals.length !== 1 || !/^\d+$/.test(number)) throw new Refusal(USAGE);
	return ({ url }) => asOperator(url, (ctx) => (values.calls ? tell(ctx, number) : renew(ctx, number)));
});

/** Prints the keys this once; they are to be handed to the partner by a safe way. The last line is the key for links, as ever. */
async function renew(ctx: DomainContext, number: string): Promise<void> {
	const renewed = await renewPartnerKey(ctx, Number(number));
	if (!renewed.ok) throw new Refusal(`No partner has the number ${number}.`);
	const { key, callKey } = renewed.value;
	printCallKey(number, callKey);
	console.log(`Its key for signed links, shown this once:\n${key}`);
}

/** Links that are signed with the key that the partner has go on. */
async function tell(ctx: DomainContext, number: string): Promise<void> {
	const told = await tellCallKey(ctx, Number(number));
	if (told.ok) return printCallKey(number, told.value.callKey);
	if (told.kind !== 'no-key') throw new Refusal(`No partner has the number ${number}.`);
	throw new Refusal(`Partner ${number} has no key yet: npm run partner-key -- ${number} gives it both.`);
}

function printCallKey(number: string, callKey: string): void {
	console.log(`The key of partner ${number} for data calls (X-Partner-Key), shown this once:\n${callKey}`);
}
