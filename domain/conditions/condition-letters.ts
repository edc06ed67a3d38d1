import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { getAccount, nameIn } from '../accounts/queries.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { Messages } from '../mail/messages.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';

type ConditionLetter = 'conditions-approved' | 'conditions-removed' | 'conditions-stays';

/** What a letter says besides which report it is about. */
type Besides<Name extends ConditionLetter> = Omit<Messages[Name], keyof Messages['conditions-stays']>;

/**
 * Writes to the member who has sent a report of conditions, in the transaction of what is told. Says whether there was anybody to write
 * to: a visitor has left no address.
 */
export async function tellSender<Name extends ConditionLetter>(
	tx: Database,
	ctx: DomainContext,
	conditionsId: number,
	message: Name,
	besides: Besides<Name>,
): Promise<boolean> {
	const found = await senderOf(tx, conditionsId);
	if (!found) return false;
	// What every letter about a report says, and what this one says besides: together they are its data.
	const data = { ...found.about, ...besides } as Messages[Name];
	await postLetter(tx, { message, recipient: found.recipient, data }, ctx.now());
	return true;
}

/** Where the sender of a report is written to, and what every letter about it says; null for a visitor's, and where it is gone. */
export async function senderOf(tx: Database, conditionsId: number) {
	const [row] = await tx
		.select({
			...{ userId: conditionReports.userId, day: conditionReports.day },
			...{ course: courses.name, slug: courses.slug, country: courses.country },
		})
		.from(conditionReports)
		.innerJoin(courses, eq(courses.id, conditionReports.courseId))
		.where(eq(conditionReports.id, conditionsId));
	const account = row?.userId ? await getAccount(tx, row.userId) : undefined;
	if (!row || !account) return null;
	const { course, slug, country, day } = row;
	const about = {
		...{ firstName: nameIn(account, 'first_name'), course, day, conditionsId },
		...{ slug, countrySlug: countryOf(country).slug },
	};
	return { recipient: account.email, userId: account.id, about };
}
