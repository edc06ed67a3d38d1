import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { reviews } from '#database/schema/reviews.ts';
import { approveReview, readReview, rejectReview } from '#domain/moderation/commands.ts';
import type { DomainContext, Member, Viewer } from '#domain/shared/context.ts';
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
import { storeRating } from './rating-store.ts';

/** Things happen on one of two days, in any order. */
const CLOCKS = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-22T12:00:00Z')] as const;
const DAYS = ['2024-05-01', '2026-01-15', '2026-10-01'];
/** Of each author, times ten; the last has told none. */
const HANDICAPS = [42, 150, 250, 400, null];

const bandOf = (author: number) => {
	const tenths = HANDICAPS[author];
	return typeof tenths === 'number' ? handicapBand(tenths) : null;
};

/** Whoever writes without an account. */
const VISITOR = HANDICAPS.length;

/** What the model remembers of a review: everything that its rating is made of. */
type Known = {
	id: number;
	/** Which of the two courses. */
	course: number;
	version: number;
	author: number;
	/** The day of writing. */
	written: string;
	benefit: boolean;
	insider: boolean;
	/** An editor has let it stand as it is now. */
	read: boolean;
	/** Of one whose author has left since: whether it counts at all when it is published. */
	nameless?: 'counts' | 'never counts';
	rating: number;
	played: string;
	pace: number | undefined;
	status: 'published' | 'held' | 'rejected' | 'withdrawn';
	verification: Verification;
};
type Model = { reviews: Known[] };
type Real = { courseIds: number[]; members: Member[]; editor: Member };
type Step = fc.AsyncCommand<Model, Real>;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const contextOf = (viewer: Viewer, clock: number): DomainContext =>
	database.context({ viewer, now: () => CLOCKS[clock] ?? CLOCKS[0], client: newClient() });
const stampOf = (ctx: DomainContext) => issueStamp(ctx.secret, new Date(ctx.now().getTime() - 60_000));

type Written = {
	course: number;
	clock: number;
	rating: number;
	day: number;
	pace: number | undefined;
	link: boolean;
	benefit: boolean;
	insider: boolean;
};
const clocks = fc.nat(CLOCKS.length - 1);
const written: fc.Arbitrary<Written> = fc.record({
	course: fc.nat(1),
	clock: clocks,
	benefit: fc.boolean(),
	insider: fc.boolean(),
	rating: fc.integer({ min: 1, max: 10 }),
	day: fc.nat(DAYS.length - 1),
	pace: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
	link: fc.boolean(),
});

const inputOf = (courseId: number, { rating, day, pace, link, benefit, insider }: Written) =>
	reviewInput(courseId, {
		benefit: benefit ? 'A free round.' : undefined,
		insider: insider ? 'relative' : undefined,
		rating,
		pace,
		playDate: DAYS[day] ?? '',
		reviewText: link ? 'See www.golf.example.' : 'Firm, fast, honest.',
	});

const picked = <Item>(list: readonly Item[], at: number) => list[at % Math.max(1, list.length)];
const alive = ({ reviews: all }: Model) => all.filter(({ status }) => status !== 'withdrawn');
const named = (model: Model) => alive(model).filter(({ nameless, author }) => !nameless && author !== VISITOR);
const factsOf = ({ rating, pace, day, benefit, insider }: Written) => ({
	...{ rating, pace, played: DAYS[day] ?? '', benefit, insider },
});
const memberAt = ({ members }: Real, at: number) => members[at] ?? members[0] ?? expect.fail('no members');

/** One step: does it for real, and then the stored rating must be what the model's reviews come to. */
const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
	check: () => true,
	async run(model, real) {
		await run(model, real);
		await readStates(model);
		for (const course of real.courseIds.keys()) await compare(model, real, course);
	},
	toString: () => name,
});

const submitting = fc.tuple(fc.nat(VISITOR), written).map(([author, said]) =>
	step(`submit by ${author} ${JSON.stringify(said)}`, async (model, real) => {
		const viewer: Viewer = author === VISITOR ? { kind: 'visitor' } : memberAt(real, author);
		const ctx = contextOf(viewer, said.clock);
		const outcome = await submitReview(ctx, inputOf(real.courseIds[said.course] ?? 0, said), stampOf(ctx));
		const { course } = said;
		const facts = factsOf(said);
		const isTaken = (review: Known) =>
			review.author === author && review.course === course && review.played === facts.played;
		const taken = named(model).some(isTaken);
		expect(outcome.ok).toBe(!taken);
		if (!outcome.ok) return;
		const { reviewId: id, heldBy } = outcome.value;
		const status = heldBy.length > 0 ? 'held' : 'published';
		const fresh = { version: 1, status, verification: 'unverified', read: false } as const;
		model.reviews.push({ id, course, author, written: utcDay(ctx.now()), ...facts, ...fresh });
	}),
);

const editing = fc.tuple(fc.nat(), written).map(([at, said]) =>
	step(`edit ${at} ${JSON.stringify(said)}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const ctx = contextOf(memberAt(real, review.author), said.clock);
		const rejected = review.status === 'rejected';
		const edited = { reviewId: review.id, version: review.version, link: null, rejected };
		const outcome = await editReview(ctx, edited, inputOf(real.courseIds[review.course] ?? 0, said), stampOf(ctx));
		if (!outcome.ok) return expect(outcome.kind).toBe('reviewed-already');
		const status = outcome.value.heldBy.length > 0 ? 'held' : 'published';
		const fresh = { status, version: review.version + 1, verification: 'unverified', read: false } as const;
		Object.assign(review, factsOf(said), fresh);
	}),
);

const removing = fc.tuple(fc.nat(), clocks).map(([at, clock]) =>
	step(`remove ${at}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const ctx = contextOf(memberAt(real, review.author), clock);
		expect((await withdrawReview(ctx, { reviewId: review.id, link: null })).ok).toBe(true);
		review.status = 'withdrawn';
	}),
);

const deciding = fc.tuple(fc.nat(), fc.boolean(), clocks).map(([at, approve, clock]) =>
	step(`${approve ? 'approve' : 'reject'} ${at}`, async (model, real) => {
		const review = picked(alive(model), at);
		if (!review) return;
		const ctx = contextOf(real.editor, clock);
		const seen = { reviewId: review.id, version: review.version };
		const why = { ground: 'harm', words: 'For the test.' } as const;
		const outcome = await (approve ? approveReview(ctx, seen) : rejectReview(ctx, seen, why));
		expect(outcome.ok).toBe(review.status !== (approve ? 'published' : 'rejected'));
		if (outcome.ok) Object.assign(review, approve ? { status: 'published', read: true } : { status: 'rejected' });
	}),
);

const reading = fc.tuple(fc.nat(), clocks).map(([at, clock]) =>
	step(`read ${at}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const seen = { reviewId: review.id, version: review.version };
		const outcome = await readReview(contextOf(real.editor, clock), seen);
		expect(outcome.ok).toBe(review.status === 'published' && !review.read);
		if (outcome.ok) review.read = true;
	}),
);

const verifying = fc.tuple(fc.nat(), fc.constantFrom(...CLOCKS)).map(([at, now]) =>
	step(`verify ${at}`, async (model, real) => {
		const review = picked(named(model), at);
		if (!review) return;
		const { userId } = memberAt(real, review.author);
		const round = { userId, courseId: real.courseIds[review.course] ?? 0, day: review.played };
		await database.db.transaction((tx) => verifyRound(tx as unknown as typeof database.db, round, 'checked-in', now));
		if (review.verification === 'unverified') review.verification = 'checked-in';
	}),
);

/** The author deletes the account and lets the reviews stay; what is written by the same number later is somebody else's. */
const leaving = fc.tuple(fc.nat(VISITOR - 1), clocks).map(([author, clock]) =>
	step(`leave ${author}`, async (model, real) => {
		const viewer = memberAt(real, author);
		await database.db.transaction((tx) =>
			leaveReviews(tx as unknown as typeof database.db, contextOf(viewer, clock), viewer.userId, 'kept'),
		);
		const standing = (status: Known['status']) => ['published', 'held', 'rejected'].indexOf(status);
		for (const course of real.courseIds.keys()) {
			const own = named(model).filter((review) => review.author === author && review.course === course);
			const [first] = own.toSorted((a, b) => standing(a.status) - standing(b.status) || newestFirst(a, b));
			for (const review of own) review.nameless = review === first ? 'counts' : 'never counts';
		}
	}),
);

const stored = {
	ratedFor: courses.ratedFor,
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

/** What became of each by itself: too many visitors of one course hold each other's reviews. */
async function readStates(model: Model) {
	const rows = await database.db.select({ id: reviews.id, status: reviews.status }).from(reviews);
	const statuses = new Map(rows.map(({ id, status }) => [id, status]));
	for (const review of model.reviews) review.status = statuses.get(review.id) ?? 'withdrawn';
}

async function compare(model: Model, { courseIds }: Real, course: number) {
	const { tally, ratedFor, ...now } = (await read(courseIds[course] ?? 0)) ?? expect.fail('no course');
	if (ratedFor === null) return expect(now.count).toBe(0);
	const [day] = await database.db.select().from(ratingDays).where(eq(ratingDays.day, ratedFor));
	const counted = ratedBy(model, course);
	expect(now).toEqual(summariseRatings(counted, day?.prior ?? expect.fail('no prior'), ratedFor));
	if (tally) expect(tally).toEqual(tallyRatings(counted, ratedFor));
}

const newestFirst = (a: Known, b: Known) => (a.played < b.played ? 1 : a.played > b.played ? -1 : b.id - a.id);

/** Of each author's published reviews the newest round, and of equals the one that was written last; of those who left what counted. */
function ratedBy(model: Model, course: number) {
	const published = model.reviews.filter((review) => review.status === 'published' && review.course === course);
	const ofMembers = Map.groupBy(
		published.filter(({ nameless, author }) => !nameless && author !== VISITOR),
		({ author }) => author,
	);
	const newest = [...ofMembers.values()].flatMap((own) => own.toSorted(newestFirst).slice(0, 1));
	const ofNobody = published.filter(({ nameless, author }) => nameless === 'counts' || author === VISITOR);
	return [...newest, ...ofNobody].map((review) => {
		const { rating, played, verification, pace, author, nameless, benefit, insider } = review;
		const aspects: Record<string, number> = pace === undefined ? {} : { pace };
		const member = !nameless && author !== VISITOR;
		const facts = { rating, played, verification, aspects, member, benefit, insider, first: isFirst(model, review) };
		return { ...facts, handicapBand: bandOf(author) };
	});
}

/** The first that its author has written, of all courses, while nothing of another day stands beside it and no editor has read it. */
function isFirst(model: Model, { author, nameless, read, id, written }: Known): boolean {
	if (author === VISITOR || nameless || read) return false;
	const others = model.reviews.filter((one) => one.author === author && one.id !== id && !one.nameless);
	return others.every((one) => one.status !== 'published' || (one.written === written && one.id > id));
}

/** Reviews added up as the prior takes them. */
function grouped(counted: readonly RatedReview[]): GradeGroup[] {
	const kindOf = ({ rating, aspects, handicapBand, ...kind }: RatedReview) => kind;
	const kinds = Map.groupBy(counted, (one) => JSON.stringify(Object.entries(kindOf(one)).toSorted()));
	return [...kinds.values()].flatMap((group) =>
		group.slice(0, 1).map((one) => ({
			...{ ...kindOf(one), count: group.length },
			sum: group.reduce((sum, { rating }) => sum + rating, 0),
		})),
	);
}

async function memberOf(handicapTenths: number | null): Promise<Member> {
	const member = await establishedMember(database);
	await database.db.insert(profiles).values({ userId: member.userId, handicapTenths });
	return member;
}

describe('the stored rating', () => {
	it('S59: is what the published reviews come to, after any life of any reviews, and what a recount gives', async () => {
		const editor = { ...(await establishedMember(database)), role: 'editor' as const, secondFactorAt: new Date() };
		const steps = fc.commands(
			[submitting, submitting, submitting, editing, removing, deciding, reading, verifying, leaving],
			{
				maxCommands: 25,
				size: 'max',
			},
		);
		await fc.assert(
			fc.asyncProperty(steps, async (commands) => {
				const courseIds = [await aCourse(database), await aCourse(database)];
				const members = await Promise.all(HANDICAPS.map(memberOf));
				const setup = () => ({ model: { reviews: [] }, real: { courseIds, members, editor } });
				await fc.asyncModelRun(setup, commands);
				for (const courseId of courseIds) {
					const before = (await read(courseId)) ?? expect.fail('no course');
					await storeRating(database.db, courseId, before.ratedFor ?? utcDay(CLOCKS[0]));
					expect({ ...(await read(courseId)), ratedFor: before.ratedFor }).toEqual({
						...before,
						tally: expect.anything(),
					});
				}
			}),
			// The whole of it stays a matter of seconds, also on a machine that is busy with other tests.
			{ numRuns: 20, interruptAfterTimeLimit: 12_000 },
		);
		expect(await database.db.$count(reviews)).toBeGreaterThan(5);
		// The mean of all grades is made of the very same reviews.
		const ids = (await database.db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
		const counted = [...(await ratedReviews(database.db, ids)).values()].flat();
		const DAY = utcDay(CLOCKS[0]);
		// However they are added up, the mean is the same to the last bit.
		const groups = await groupCountedGrades(database.db, 3);
		expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);
		expect(priorOf(groups, DAY)).toBe(priorOf(grouped(counted), DAY));
	}, 60_000);
});
