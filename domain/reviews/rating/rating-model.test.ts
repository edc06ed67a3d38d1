import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays, reviews } from '#database/schema/reviews.ts';
import { approveReview, rejectReview } from '#domain/moderation/commands.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember, reviewInput } from '#tests/support/facts/reviews.ts';
import { editReview } from '../authors/edit-commands.ts';
import { withdrawReview } from '../authors/withdraw-commands.ts';
import { submitReview } from '../commands.ts';
import { leaveReviews } from '../departure-commands.ts';
import { handicapBand } from '../handicap-band.ts';
import type { Verification } from '../shapes.ts';
import { verifyRound } from '../verification/verification-store.ts';
import { groupCountedGrades, ratedReviews } from './counted-store.ts';
import { type GradeGroup, priorOf, type RatedReview, summariseRatings, tallyRatings } from './rating.ts';
import { storeAllRatings } from './rating-recount.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAYS = ['2024-05-01', '2026-01-15', '2026-10-01'];
/** Of each author, times ten; the last has told none. */
const HANDICAPS = [42, 150, 250, 400, null];

const bandOf = (author: number) => {
	const tenths = HANDICAPS[author];
	return typeof tenths === 'number' ? handicapBand(tenths) : null;
};

/** What the model remembers of a review: everything that its rating is made of. */
type Known = {
	id: number;
	version: number;
	author: number;
	/** Of one whose author has left since: whether it counts at all when it is published. */
	nameless?: 'counts' | 'never counts';
	rating: number;
	played: string;
	pace: number | undefined;
	status: 'published' | 'held' | 'rejected' | 'withdrawn';
	verification: Verification;
};
type Model = { reviews: Known[] };
type Real = { courseId: number; members: Member[]; editor: Member };
type Step = fc.AsyncCommand<Model, Real>;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const contextOf = (viewer: Member): DomainContext => database.context({ viewer, now: () => NOW, client: newClient() });
const stampOf = (ctx: DomainContext) => issueStamp(ctx.secret, new Date(NOW.getTime() - 60_000));

type Written = { rating: number; day: number; pace: number | undefined; link: boolean };
const written: fc.Arbitrary<Written> = fc.record({
	rating: fc.integer({ min: 1, max: 10 }),
	day: fc.nat(DAYS.length - 1),
	pace: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
	link: fc.boolean(),
});

const inputOf = (courseId: number, { rating, day, pace, link }: Written) =>
	reviewInput(courseId, {
		rating,
		pace,
		playDate: DAYS[day] ?? '',
		reviewText: link ? 'See www.golf.example.' : 'Firm, fast, honest.',
	});

const picked = <Item>(list: readonly Item[], at: number) => list[at % Math.max(1, list.length)];
const alive = ({ reviews: all }: Model) => all.filter(({ status }) => status !== 'withdrawn');
const named = (model: Model) => alive(model).filter(({ nameless }) => !nameless);
const memberAt = ({ members }: Real, at: number) => members[at] ?? members[0] ?? expect.fail('no members');

/** One step: does it for real, and then the stored rating must be what the model's reviews come to. */
const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
	check: () => true,
	async run(model, real) {
		await run(model, real);
		await compare(model, real);
	},
	toString: () => name,
});

const submitting = fc.tuple(fc.nat(HANDICAPS.length - 1), written).map(([author, said]) =>
	step(`submit by ${author} ${JSON.stringify(said)}`, async (model, real) => {
		const ctx = contextOf(memberAt(real, author));
		const outcome = await submitReview(ctx, inputOf(real.courseId, said), stampOf(ctx));
		const played = DAYS[said.day] ?? '';
		const taken = named(model).some((review) => review.author === author && review.played === played);
		expect(outcome.ok).toBe(!taken);
		if (!outcome.ok) return;
		const { reviewId: id, heldBy } = outcome.value;
		const status = heldBy.length > 0 ? 'held' : 'published';
		const facts = { rating: said.rating, pace: said.pace, played };
		model.reviews.push({ id, version: 1, author, ...facts, status, verification: 'unverified' });
	}),
);

const editing = fc.tuple(fc.nat(), written).map(([at, said]) =>
	step(`edit ${at} ${JSON.stringify(said)}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const ctx = contextOf(memberAt(real, review.author));
		const rejected = review.status === 'rejected';
		const edited = { reviewId: review.id, version: review.version, link: null, rejected };
		const outcome = await editReview(ctx, edited, inputOf(real.courseId, said), stampOf(ctx));
		if (!outcome.ok) return expect(outcome.kind).toBe('reviewed-already');
		const status = outcome.value.heldBy.length > 0 ? 'held' : 'published';
		const facts = { rating: said.rating, pace: said.pace, played: DAYS[said.day] ?? '' };
		Object.assign(review, facts, { status, version: review.version + 1, verification: 'unverified' });
	}),
);

const removing = fc.nat().map((at) =>
	step(`remove ${at}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const ctx = contextOf(memberAt(real, review.author));
		expect((await withdrawReview(ctx, { reviewId: review.id, link: null })).ok).toBe(true);
		review.status = 'withdrawn';
	}),
);

const deciding = fc.tuple(fc.nat(), fc.boolean()).map(([at, approve]) =>
	step(`${approve ? 'approve' : 'reject'} ${at}`, async (model, real) => {
		const review = picked(alive(model), at);
		if (!review) return;
		const ctx = contextOf(real.editor);
		const seen = { reviewId: review.id, version: review.version };
		const why = { ground: 'harm', words: 'For the test.' } as const;
		const outcome = await (approve ? approveReview(ctx, seen) : rejectReview(ctx, seen, why));
		expect(outcome.ok).toBe(review.status !== (approve ? 'published' : 'rejected'));
		if (outcome.ok) review.status = approve ? 'published' : 'rejected';
	}),
);

const verifying = fc.nat().map((at) =>
	step(`verify ${at}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const { userId } = memberAt(real, review.author);
		const round = { userId, courseId: real.courseId, day: review.played };
		await database.db.transaction((tx) => verifyRound(tx as unknown as typeof database.db, round, 'checked-in', NOW));
		if (review.verification === 'unverified') review.verification = 'checked-in';
	}),
);

/** The author deletes the account and lets the reviews stay; what is written by the same number later is somebody else's. */
const leaving = fc.nat(HANDICAPS.length - 1).map((author) =>
	step(`leave ${author}`, async (model, real) => {
		const viewer = memberAt(real, author);
		await database.db.transaction((tx) =>
			leaveReviews(tx as unknown as typeof database.db, contextOf(viewer), viewer.userId, 'kept'),
		);
		const own = named(model).filter((review) => review.author === author);
		const standing = (status: Known['status']) => ['published', 'held', 'rejected'].indexOf(status);
		const [first] = own.toSorted((a, b) => standing(a.status) - standing(b.status) || newestFirst(a, b));
		for (const review of own) review.nameless = review === first ? 'counts' : 'never counts';
	}),
);

const stored = {
	rating: courses.rating,
	shown: courses.ratingShown,
	count: courses.ratingCount,
	mean: courses.ratingMean,
	histogram: courses.ratingHistogram,
	newest: courses.ratingNewest,
	aspects: courses.aspects,
	bands: courses.bandRatings,
	tally: courses.ratingTally,
};

const read = async (courseId: number) =>
	(await database.db.select(stored).from(courses).where(eq(courses.id, courseId)))[0];

async function compare(model: Model, { courseId }: Real) {
	const [day] = await database.db
		.select()
		.from(ratingDays)
		.where(eq(ratingDays.day, utcDay(NOW)));
	const { tally, ...now } = (await read(courseId)) ?? expect.fail('no course');
	if (!day) return expect(now.count).toBe(0);
	expect(now).toEqual(summariseRatings(ratedBy(model), day.prior, utcDay(NOW)));
	if (tally) expect(tally).toEqual(tallyRatings(ratedBy(model), utcDay(NOW)));
}

const newestFirst = (a: Known, b: Known) => (a.played < b.played ? 1 : a.played > b.played ? -1 : b.id - a.id);

/** Of each author's published reviews the newest round, and of equals the one that was written last; of those who left what counted. */
function ratedBy(model: Model) {
	const published = model.reviews.filter(({ status }) => status === 'published');
	const ofMembers = Map.groupBy(
		published.filter(({ nameless }) => !nameless),
		({ author }) => author,
	);
	const newest = [...ofMembers.values()].flatMap((own) => own.toSorted(newestFirst).slice(0, 1));
	const counted = [...newest, ...published.filter(({ nameless }) => nameless === 'counts')];
	return counted.map(({ rating, played, verification, pace, author, nameless }) => {
		const aspects: Record<string, number> = pace === undefined ? {} : { pace };
		return { rating, played, verification, aspects, member: !nameless, handicapBand: bandOf(author) };
	});
}

/** Reviews added up as the prior takes them. */
function grouped(counted: readonly RatedReview[]): GradeGroup[] {
	const kinds = Map.groupBy(counted, ({ played, verification, member }) => `${played} ${verification} ${member}`);
	return [...kinds.values()].flatMap((group) =>
		group.slice(0, 1).map(({ played, verification, member }) => ({
			...{ played, verification, member, count: group.length },
			sum: group.reduce((sum, { rating }) => sum + rating, 0),
		})),
	);
}

describe('the stored rating', () => {
	it('S59: is what the published reviews come to, after any life of any reviews, and what a recount gives', async () => {
		const members = await Promise.all(
			HANDICAPS.map(async (handicapTenths) => {
				const member = await establishedMember(database);
				await database.db.insert(profiles).values({ userId: member.userId, handicapTenths });
				return member;
			}),
		);
		const editor = { ...(await establishedMember(database)), role: 'editor' as const, secondFactorAt: new Date() };
		const steps = fc.commands([submitting, submitting, editing, removing, deciding, verifying, leaving], {
			maxCommands: 25,
			size: 'max',
		});
		await fc.assert(
			fc.asyncProperty(steps, async (commands) => {
				const courseId = await aCourse(database);
				const setup = () => ({ model: { reviews: [] }, real: { courseId, members, editor } });
				await fc.asyncModelRun(setup, commands);
				const before = await read(courseId);
				await storeAllRatings(database.db, utcDay(NOW));
				expect(await read(courseId)).toEqual(before);
			}),
			// The whole of it stays a matter of seconds, also on a machine that is busy with other tests.
			{ numRuns: 20, interruptAfterTimeLimit: 12_000 },
		);
		expect(await database.db.$count(reviews)).toBeGreaterThan(10);
		// The mean of all grades is made of the very same reviews.
		const ids = (await database.db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
		const counted = [...(await ratedReviews(database.db, ids)).values()].flat();
		// However they are added up, the mean is the same to the last bit.
		const groups = await groupCountedGrades(database.db, 3);
		expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);
		expect(priorOf(groups, utcDay(NOW))).toBe(priorOf(grouped(counted), utcDay(NOW)));
	}, 60_000);
});
