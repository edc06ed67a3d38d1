import type { MemberCallName } from '#app/features/data-calls/members/member-calls.ts';
import { DATA_HANDLERS } from './data.ts';
import { LIST_HANDLERS } from './lists.ts';
import { MARK_HANDLERS } from './marks.ts';
import type { MemberHandlers } from './outcome.ts';
import { PROFILE_HANDLERS } from './profile.ts';
import { REVIEW_HANDLERS } from './reviews.ts';
import { ROUND_HANDLERS } from './rounds.ts';
import { VOTE_AND_VISIT_HANDLERS } from './votes-and-visits.ts';

/** The members' calls, each under its name. */
export const MEMBER_HANDLERS: MemberHandlers<MemberCallName> = {
	...PROFILE_HANDLERS,
	...DATA_HANDLERS,
	...REVIEW_HANDLERS,
	...MARK_HANDLERS,
	...ROUND_HANDLERS,
	...LIST_HANDLERS,
	...VOTE_AND_VISIT_HANDLERS,
};
