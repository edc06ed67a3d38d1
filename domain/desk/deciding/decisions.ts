import { z } from 'zod';
import type { DeskKind } from '#database/schema/desk.ts';
import { decideSuggestion } from '#domain/course-desk/suggestion-commands.ts';
import { SUGGESTION_GROUNDS, type SuggestionGround } from '#domain/course-desk/suggestion-options.ts';
import { decideTwins } from '#domain/course-desk/twins/twin-commands.ts';
import { decideAppeal } from '#domain/moderation/appeal-decision-commands.ts';
import { decideCampaign } from '#domain/moderation/campaigns/decision-commands.ts';
import { approveReview, readReview, rejectReview } from '#domain/moderation/commands.ts';
import { approveConditions, rejectConditions } from '#domain/moderation/conditions/decision-commands.ts';
import { approveList, rejectList } from '#domain/moderation/list-decision-commands.ts';
import { decidePhotograph } from '#domain/moderation/photograph-decision-commands.ts';
import { decideReport } from '#domain/moderation/report-decision-commands.ts';
import { getReportReferenceOf } from '#domain/moderation/reported-queries.ts';
import { decideScorecard } from '#domain/moderation/scorecard-decision-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { EDITOR_WORDS_LIMIT } from '#domain/shared/desk/editor-words.ts';
import { GROUNDS, type Ground } from '#domain/shared/desk/grounds.ts';
import { failure } from '#domain/shared/result.ts';
import { groupThousands } from '#domain/shared/text/group-thousands.ts';
import { cleanText, visibleLength } from '#domain/shared/text/text.ts';
import { answerMessage, closeMessage } from '#domain/support/answer-commands.ts';
import { decideApplication } from '#domain/support/application-decision-commands.ts';
import { APPLICATION_GROUNDS, type ApplicationGround } from '#domain/support/decision-options.ts';

/** What came of carrying a decision out; the kinds of failure are those of the command behind it. */
export type CarriedOut = { ok: true } | { ok: false; kind: string };

/** How one kind of item is decided: what is posted, and the command that does it. */
type Decision = {
	schema: z.ZodType;
	carryOut: (ctx: DomainContext, id: string, decision: unknown) => Promise<CarriedOut>;
	/** Whether what is decided stands on the site whatever an editor has looked at, so that it need not wait at the desk. */
	isStanding: (decision: unknown) => boolean;
};

export const DECISION_LIMITS = { words: 3_000, mark: 100 } as const;

/** Object.keys cannot know that the constant has no other keys. */
const ground = z.enum(Object.keys(GROUNDS) as [Ground, ...Ground[]], { error: 'Please choose a ground.' });
const applicationGround = z.enum(Object.keys(APPLICATION_GROUNDS) as [ApplicationGround, ...ApplicationGround[]], {
	error: 'Please choose a ground.',
});
const suggestionGround = z.enum(Object.keys(SUGGESTION_GROUNDS) as [SuggestionGround, ...SuggestionGround[]], {
	error: 'Please choose a ground.',
});
const text = (limit: number) =>
	z
		.string()
		.max(limit, `Please use at most ${groupThousands(limit)} characters.`)
		.default('')
		.overwrite(cleanText);
/** Words that somebody gets: where they are owed, something must be there to be read. */
const owed = (field: ReturnType<typeof text>, missing = 'Please say why, in words for those who get the letter.') =>
	field.refine((typed) => visibleLength(typed) > 0, missing);
const said = text(DECISION_LIMITS.words);
const words = owed(said);
/** An answer may be longer than reasons. */
const letter = text(EDITOR_WORDS_LIMIT);
const version = z.coerce.number().int().positive();
/** The mark of the words below a photograph. Where none is posted none were seen, and the photograph waits on. */
const caption = z.string().max(DECISION_LIMITS.mark).default('');
/** Marks what was seen of the facts of a course. */
const mark = z.string().min(1).max(DECISION_LIMITS.mark);
const seen = z.coerce.number().int().nonnegative();

/** Ties a command to the schema of its decision, which is parsed when it is made and again when it is carried out. */
function decided<Schema extends z.ZodType>(
	schema: Schema,
	carryOut: (ctx: DomainContext, id: string, decision: z.output<Schema>) => Promise<CarriedOut>,
	isStanding: (decision: z.output<Schema>) => boolean = () => false,
): Decision {
	return {
		schema,
		carryOut: (ctx, id, decision) => carryOut(ctx, id, schema.parse(decision)),
		isStanding: (decision) => isStanding(schema.parse(decision)),
	};
}

/**
 * How each kind is decided from an item's page with ten seconds to undo it. A suggestion that becomes a course is none of
 * these: it is made at once.
 */
export const DECISIONS: Record<DeskKind, Decision> = {
	review: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('approved'), version }),
			z.object({ outcome: z.literal('rejected'), version, ground, words }),
			z.object({ outcome: z.literal('read'), version }),
		]),
		(ctx, id, decision) => {
			const seen = { reviewId: Number(id), version: decision.version };
			if (decision.outcome === 'read') return readReview(ctx, seen);
			return decision.outcome === 'approved' ? approveReview(ctx, seen) : rejectReview(ctx, seen, decision);
		},
		({ outcome }) => outcome === 'read',
	),
	report: decided(
		z.discriminatedUnion('outcome', [
			z.object({
				outcome: z.literal('upheld'),
				version: version.optional(),
				caption: caption.optional(),
				ground,
				words,
			}),
			z.object({ outcome: z.literal('dismissed'), words }),
		]),
		async (ctx, id, decision) => {
			const reference = await getReportReferenceOf(ctx, Number(id));
			return reference === null ? failure({ kind: 'report-unknown' }) : decideReport(ctx, reference, decision);
		},
	),
	photograph: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('kept'), caption }),
			z.object({ outcome: z.enum(['cover', 'no-cover']), caption }),
			z.object({ outcome: z.literal('removed'), caption, ground, words }),
		]),
		decidePhotograph,
		({ outcome }) => outcome === 'cover' || outcome === 'no-cover',
	),
	scorecard: decided(z.object({ outcome: z.enum(['accepted', 'declined']), version, words: said }), decideScorecard),
	list: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('approved'), version }),
			z.object({ outcome: z.literal('rejected'), version, ground, words }),
		]),
		(ctx, id, decision) => {
			const seen = { listId: Number(id), version: decision.version };
			return decision.outcome === 'approved' ? approveList(ctx, seen) : rejectList(ctx, seen, decision);
		},
	),
	conditions: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('approved') }),
			z.object({ outcome: z.literal('rejected'), ground, words }),
		]),
		(ctx, id, decision) =>
			decision.outcome === 'approved'
				? approveConditions(ctx, Number(id))
				: rejectConditions(ctx, Number(id), decision),
	),
	appeal: decided(z.object({ outcome: z.enum(['granted', 'refused']), words }), (ctx, id, decision) =>
		decideAppeal(ctx, Number(id), decision),
	),
	campaign: decided(z.object({ outcome: z.enum(['confirmed', 'dismissed']), words }), (ctx, id, decision) =>
		decideCampaign(ctx, Number(id), decision),
	),
	application: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('accepted'), words: said }),
			z.object({ outcome: z.literal('declined'), ground: applicationGround, words }),
		]),
		(ctx, id, decision) => decideApplication(ctx, Number(id), decision),
	),
	suggestion: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('mended'), words: letter }),
			z.object({ outcome: z.literal('declined'), ground: suggestionGround, words: owed(letter) }),
		]),
		(ctx, id, decision) => decideSuggestion(ctx, Number(id), decision),
	),
	twins: decided(
		z.discriminatedUnion('outcome', [
			z.object({
				outcome: z.literal('merged'),
				kept: z.coerce.number().int().positive(),
				keptSeen: mark,
				goneSeen: mark,
			}),
			z.object({ outcome: z.literal('apart') }),
		]),
		(ctx, id, decision) => decideTwins(ctx, Number(id), decision),
	),
	message: decided(
		z.discriminatedUnion('outcome', [
			z.object({ outcome: z.literal('answered'), seen, words: owed(letter, 'Please write your answer.') }),
			z.object({ outcome: z.literal('closed'), seen, words: letter }),
		]),
		(ctx, id, decision) => {
			const write = decision.outcome === 'answered' ? answerMessage : closeMessage;
			return write(ctx, { id: Number(id), seen: decision.seen }, decision.words);
		},
	),
};

/** Names of all fields that decisions are posted with. */
export const DECISION_FIELDS = [
	...(['outcome', 'version', 'caption', 'ground', 'words', 'told'] as const),
	...(['kept', 'keptSeen', 'goneSeen'] as const),
] as const;
