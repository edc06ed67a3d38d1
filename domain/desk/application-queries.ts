import { and, desc, eq, ne } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import type { DomainContext, Role } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { APPLICATION_HOURS, workingHoursBetween } from './working-hours.ts';

type Row = typeof reviewerApplications.$inferSelect;

/** An application as an editor reads it. */
export type ReadApplication = Omit<Row, 'linkId' | 'createdAt' | 'decidedAt'> & {
	createdAt: string;
	/** Whether an answer was promised by now, and it waits. */
	overdue: boolean;
	/** The account of that address. `confirmed`: the address is known to be its owner's. */
	account: { id: string; role: Role; confirmed: boolean } | null;
	/** Others of that address, the newest first. */
	others: { id: number; status: Row['status']; createdAt: string }[];
};

const MOST_OTHERS = 10;

/** The application with what is known of its sender; null where there is none, and for anybody but editors. */
export async function getApplication({ db, viewer, now }: DomainContext, id: number): Promise<ReadApplication | null> {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({ application: reviewerApplications, id: users.id, role: users.role, confirmedAt: users.confirmedAt })
		.from(reviewerApplications)
		.leftJoin(users, eq(users.email, reviewerApplications.email))
		.where(eq(reviewerApplications.id, id));
	if (!row) return null;
	const { linkId: _, decidedAt: __, ...application } = row.application;
	const { status, createdAt } = reviewerApplications;
	const others = await db
		.select({ id: reviewerApplications.id, status, createdAt })
		.from(reviewerApplications)
		.where(and(eq(reviewerApplications.email, application.email), ne(reviewerApplications.id, id)))
		.orderBy(desc(reviewerApplications.id))
		.limit(MOST_OTHERS);
	return {
		...application,
		createdAt: application.createdAt.toISOString(),
		overdue: application.status === 'open' && workingHoursBetween(application.createdAt, now()) > APPLICATION_HOURS,
		account:
			row.id === null || row.role === null ? null : { id: row.id, role: row.role, confirmed: row.confirmedAt !== null },
		others: others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
	};
}
