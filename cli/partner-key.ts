import { Refusal } from '#database/refusal.ts';
import { renewPartnerKey } from '#domain/catalogue/partners/partner-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

/** `npm run partner-key -- PARTNER`: a new key for a partner's signed links; the old one ends. */
await runWithDatabase(() => {
	const [number = ''] = process.argv.slice(2);
	if (!/^\d+$/.test(number)) throw new Refusal('usage: npm run partner-key -- PARTNER (the number of a partner)');
	return ({ url }) => asOperator(url, (ctx) => renew(ctx, number));
});

/** Prints the key this once; it is to be handed to the partner by a safe way. */
async function renew(ctx: DomainContext, number: string): Promise<void> {
	const renewed = await renewPartnerKey(ctx, Number(number));
	if (!renewed.ok) throw new Refusal(`No partner has the number ${number}.`);
	console.log(`The key of partner ${number}, shown this once:\n${renewed.value.key}`);
}
