import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { lists } from '#database/schema/lists.ts';
import { getAccount, nameIn } from '../accounts/queries.ts';
import type { Messages } from '../mail/messages.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';

type ListLetter = 'list-held' | 'list-approved' | 'list-removed' | 'list-stays';

/** What a letter says besides which list it is about. */
type Besides<Name extends ListLetter> = Omit<Messages[Name], keyof Messages['list-stays']>;

/** Writes to the owner of a list, in the transaction of what is told. Says whether there was anybody to write to. */
export async function tellListOwner<Name extends ListLetter>(
	tx: Database,
	ctx: DomainContext,
	listId: number,
	message: Name,
	besides: Besides<Name>,
): Promise<boolean> {
	const found = await ownerOf(tx, listId);
	if (!found) return false;
	// What every letter about a list says, and what this one says besides: together they are its data.
	const data = { ...found.about, ...besides } as Messages[Name];
	await postLetter(tx, { message, recipient: found.recipient, data }, ctx.now());
	return true;
}

/** Where the owner of a list is written to, and what every letter about it says; null where there is no such list. */
export async function ownerOf(tx: Database, listId: number) {
	const [list] = await tx.select({ userId: lists.userId, title: lists.title }).from(lists).where(eq(lists.id, listId));
	const account = list && (await getAccount(tx, list.userId));
	if (!list || !account) return null;
	const about = { firstName: nameIn(account, 'first_name'), title: list.title, listId };
	return { recipient: account.email, userId: account.id, about };
}
