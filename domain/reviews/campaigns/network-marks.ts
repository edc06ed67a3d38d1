import { createHmac, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { networkSalts } from '#database/schema/campaigns.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { RETENTION } from '#domain/shared/retention.ts';

const DAY = 86_400_000;
/** The first day of the epoch was a Thursday. */
const MONDAY_BEFORE_EPOCH = 3;

/** A network as reviews remember it: its mark of this week, and those of all weeks whose reviews it may be compared with. */
export type NetworkMarks = { mark: string; all: ReadonlySet<string> };

/** The marks of the network that something is sent from. Makes the salt of the week where it is the first of it to ask. */
export async function networkMarks(
	tx: Database,
	ctx: Pick<DomainContext, 'secret' | 'client' | 'now'>,
): Promise<NetworkMarks> {
	const [week, now] = [mondayOf(ctx.now()), ctx.now()];
	let salts = await knownSalts(tx).execute();
	if (!salts.some((salt) => salt.week === week)) {
		await tx
			.insert(networkSalts)
			.values({ week, salt: randomBytes(32).toString('base64url') })
			.onConflictDoNothing();
		salts = await knownSalts(tx).execute();
	}
	const marks = new Map(salts.map((salt) => [salt.week, markOf(ctx, salt.salt)]));
	const mark = marks.get(week);
	if (mark === undefined) throw new Error(`no salt for the week of ${week}`);
	const first = oldestWeek(now);
	return { mark, all: new Set([...marks].filter(([of]) => of >= first).map(([, one]) => one)) };
}

/** Throws away the salts of weeks whose reviews are compared with nothing any more. */
export async function sweepSalts(db: Database, now: Date): Promise<void> {
	await db.delete(networkSalts).where(lt(networkSalts.week, oldestWeek(now)));
}

const knownSalts = prepared((db) => db.select().from(networkSalts).prepare('network_salts'));

const oldestWeek = (now: Date) => mondayOf(RETENTION.networkMark.before(now));

function mondayOf(moment: Date): string {
	const day = Math.floor(moment.getTime() / DAY);
	return utcDay(new Date((day - ((day + MONDAY_BEFORE_EPOCH) % 7)) * DAY));
}

const markOf = ({ secret, client }: Pick<DomainContext, 'secret' | 'client'>, salt: string) =>
	createHmac('sha256', secret).update(`network of the week ${salt} ${client.network}`).digest('base64url').slice(0, 22);
