import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { users } from '#database/schema/accounts.ts';
import { campaigns } from '#database/schema/campaigns.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { RATED_COLUMNS } from '../rating/counted-store.ts';
import { requirePrior } from '../rating/prior-store.ts';
import { tallyRatings } from '../rating/rating.ts';
import type { ReviewInput } from '../rules.ts';
import type { Verification } from '../shapes.ts';
import { CAMPAIGN_RULES, type RecentReview, type Suspect, type Suspicion, suspectCampaign } from './campaign-rules.ts';
import type { NetworkMarks } from './network-marks.ts';

const DAY = 86_400_000;
const LONGEST_DAYS = Math.max(...CAMPAIGN_RULES.windows);
const LEAST = Math.min(
	...[
		CAMPAIGN_RULES.oneNetwork,
		CAMPAIGN_RULES.likeTexts,
		CAMPAIGN_RULES.newAccounts,
		CAMPAIGN_RULES.everybody,
	].flatMap(({ least }) => least),
);
/** So many of the newest reviews of a course are looked at together. */
const MOST_RECENT = 500;
const YEAR_DAYS = 365;

/** What the club or its partner vouches for is no part of a campaign, and no pause holds it. */
const VOUCHED: readonly Verification[] = ['booked', 'play history'];

/** A new review as it is about to be stored. */
export type Arrival = {
	input: ReviewInput;
	sketch: number[] | null;
	verification: Verification;
	networks: NetworkMarks;
	/** It is held as one of a flood already, of which there may be hundreds: no look is needed. */
	isFlood: boolean;
};

/** `suspicion`: it looks like part of a campaign. `paused`: what is new of its course waits at present. */
export type CampaignFindings = { suspicion: Suspicion | null; paused: boolean };

/**
 * What there is to be said against a new review by those that came to its course lately, by the rules in `campaign-rules.ts`. To be
 * called with the course's row locked. Two small statements by indexes of the course; a third where there are enough to make a campaign.
 */
export async function findCampaign(tx: Database, ctx: DomainContext, arrival: Arrival): Promise<CampaignFindings> {
	const now = ctx.now();
	const { courseId } = arrival.input;
	if (VOUCHED.includes(arrival.verification)) return { suspicion: null, paused: false };
	const [paused] = await pausedCourse(tx).execute({ courseId, now: now.toISOString() });
	const none = { suspicion: null, paused: paused !== undefined };
	if (arrival.isFlood) return none;
	const rows = await recentReviews(tx).execute({
		courseId,
		since: new Date(now.getTime() - LONGEST_DAYS * DAY).toISOString(),
	});
	if (rows.length + 1 < LEAST) return none;
	const day = utcDay(now);
	const [course] = await usualCourse(tx).execute({
		courseId,
		from: new Date(now.getTime() - (LONGEST_DAYS + YEAR_DAYS) * DAY).toISOString(),
		until: new Date(now.getTime() - LONGEST_DAYS * DAY).toISOString(),
	});
	if (!course) return none;
	const suspicion = suspectCampaign(await suspectOf(tx, ctx, arrival), {
		recent: rows.map(toRecent),
		tally: course.tally ?? tallyRatings([], day),
		prior: await requirePrior(tx, day),
		usualADay: course.usual / YEAR_DAYS,
		networks: arrival.networks.all,
		now,
		day,
	});
	return { suspicion, paused: none.paused };
}

async function suspectOf(tx: Database, { viewer, now }: DomainContext, arrival: Arrival): Promise<Suspect> {
	const { input, sketch, verification, networks } = arrival;
	return {
		rating: input.rating,
		played: input.playDate ?? utcDay(now()),
		verification,
		member: viewer.kind === 'member',
		benefit: Boolean(input.benefit),
		insider: Boolean(input.insider),
		first: false,
		at: now(),
		newcomer: await isNewcomer(tx, viewer, now()),
		network: networks.mark,
		sketch,
	};
}

async function isNewcomer(tx: Database, viewer: Viewer, now: Date): Promise<boolean> {
	if (viewer.kind === 'visitor') return true;
	const since = new Date(now.getTime() - CAMPAIGN_RULES.newAccountDays * DAY);
	return (await tx.$count(users, and(eq(users.id, viewer.userId), gt(users.createdAt, since)))) > 0;
}

const pausedCourse = prepared((db) =>
	db
		.select({ id: campaigns.id })
		.from(campaigns)
		.where(
			and(
				eq(campaigns.courseId, sql.placeholder('courseId')),
				eq(campaigns.paused, true),
				gt(campaigns.pausedUntil, sql.placeholder('now')),
			),
		)
		.limit(1)
		.prepare('paused_course'),
);

/** What nobody vouches for and no editor has read. What an editor has rejected still tells of a campaign. */
const recentReviews = prepared((db) =>
	db
		.select({
			id: reviews.id,
			...RATED_COLUMNS,
			at: reviews.createdAt,
			newcomer: sql<boolean>`not exists (select from users where users.id = reviews.user_id
				and users.created_at <= reviews.created_at - make_interval(days => ${sql.raw(String(CAMPAIGN_RULES.newAccountDays))}))`,
			network: reviews.networkMark,
			sketch: reviews.sketch,
			status: reviews.status,
		})
		.from(reviews)
		.where(
			and(
				eq(reviews.courseId, sql.placeholder('courseId')),
				gt(reviews.createdAt, sql.placeholder('since')),
				inArray(reviews.status, ['published', 'held', 'rejected']),
				inArray(reviews.verification, ['unverified', 'checked-in']),
				eq(reviews.editorRead, false),
				eq(reviews.sample, false),
			),
		)
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(MOST_RECENT)
		.prepare('recent_reviews'),
);

type RecentRow = Awaited<ReturnType<ReturnType<typeof recentReviews>['execute']>>[number];

const toRecent = ({ status, ...row }: RecentRow): RecentReview => ({ ...row, counted: status === 'published' });

/** What the course's reviews add up to, and how many came in the year before those that are looked at. */
const usualCourse = prepared((db) =>
	db
		.select({
			tally: courses.ratingTally,
			usual: sql<number>`(select count(*)::int from reviews where course_id = ${courses.id}
				and created_at >= ${sql.placeholder('from')} and created_at < ${sql.placeholder('until')})`,
		})
		.from(courses)
		.where(eq(courses.id, sql.placeholder('courseId')))
		.prepare('usual_course'),
);

/**
 * Until when what is new of a course waits for editors, since a campaign is suspected: a column for queries of courses, null where
 * nothing waits for that.
 */
export const pausedUntil = sql<string | null>`(
	select max(paused_until) from campaigns where campaigns.course_id = courses.id and paused
)`.as('paused_until');
