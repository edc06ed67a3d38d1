import type {
	MemberAnswered,
	MemberAsked,
	MemberCallName,
	MemberSent,
} from '#app/features/data-calls/members/member-calls.ts';
import { NO_COURSE } from '#app/features/data-calls/parameters.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { failure, type Result } from '#domain/shared/result.ts';
import type { Refusal } from '../../http/refuse.ts';
import { badField } from '../data/answer-call.ts';

/** Whose call it is, and the site that answers. */
export type Calling = { ctx: DomainContext & { viewer: Member }; origin: string };

export type Outcome<Answer> = Result<Answer, { kind: 'refused'; refusal: Refusal }>;

/** Answers a call by its name. A failure is told to the program, never who else has what it asks for. */
export type MemberHandler<Name extends MemberCallName> = (
	calling: Calling,
	asked: MemberAsked<Name>,
	sent: MemberSent<Name>,
) => Promise<Outcome<MemberAnswered<Name>>>;
export type MemberHandlers<Name extends MemberCallName> = { [Each in Name]: MemberHandler<Each> };

const refused = (refusal: Refusal) => failure({ kind: 'refused' as const, refusal });

export const noSuchCourse = () => refused({ status: 404, detail: NO_COURSE });
export const noSuchReview = () => refused({ status: 404, detail: 'There is no such review.' });
export const noSuchRound = () => refused({ status: 404, detail: 'There is no such round.' });

export const noSuchList = () => refused({ status: 404, detail: 'There is no such list.' });

/** What a rule of the site does not let happen, in its words. */
export const notTaken = (detail: string) => refused({ status: 422, detail });

/** Changed since the program has read it. */
export const changedMeanwhile = () =>
	refused({
		status: 409,
		title: 'Changed meanwhile',
		detail: 'The review was changed since this version was read. Read it again.',
	});

/** What is wrong with what was sent: the field by its name, with what is right; null where it is none of those there are. */
export const wrongField = (field: string | null, detail: string): { ok: false; kind: 'refused'; refusal: Refusal } =>
	refused(badField({ field, detail }));

/** The name of a form's field, as calls have it. */
export const nameOfCall = (field: PropertyKey | undefined) =>
	String(field ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A bucket that is empty, with the seconds until it is not. */
export const tooOften = (seconds: number) => refused({ status: 429, extra: [['Retry-After', String(seconds)]] });
