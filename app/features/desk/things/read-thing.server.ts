import { getSuggestion } from '#domain/course-desk/suggestion-queries.ts';
import { getTwins } from '#domain/course-desk/twins/twin-queries.ts';
import { getApplication } from '#domain/desk/application-queries.ts';
import { getDeskCampaign } from '#domain/desk/campaign-queries.ts';
import { getDeskConditions } from '#domain/desk/conditions-item-queries.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import { getDeskList } from '#domain/desk/list-item-queries.ts';
import { getMessage } from '#domain/desk/message-queries.ts';
import {
	getDeskAppeal,
	getDeskPhotograph,
	getDeskReport,
	getDeskReview,
	getDeskScorecard,
} from '#domain/desk/moderation-item-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

type Kind = ItemName['kind'];

/** How the thing behind an item of each kind is read, whole. */
const READ = {
	review: (ctx: DomainContext, id: string) => getDeskReview(ctx, Number(id)),
	list: (ctx: DomainContext, id: string) => getDeskList(ctx, Number(id)),
	conditions: (ctx: DomainContext, id: string) => getDeskConditions(ctx, Number(id)),
	report: (ctx: DomainContext, id: string) => getDeskReport(ctx, Number(id)),
	appeal: (ctx: DomainContext, id: string) => getDeskAppeal(ctx, Number(id)),
	photograph: getDeskPhotograph,
	scorecard: getDeskScorecard,
	application: (ctx: DomainContext, id: string) => getApplication(ctx, Number(id)),
	suggestion: (ctx: DomainContext, id: string) => getSuggestion(ctx, Number(id)),
	twins: (ctx: DomainContext, id: string) => getTwins(ctx, Number(id)),
	campaign: (ctx: DomainContext, id: string) => getDeskCampaign(ctx, Number(id)),
	message: (ctx: DomainContext, id: string) => getMessage(ctx, Number(id)),
} satisfies Record<Kind, (ctx: DomainContext, id: string) => Promise<object | null>>;

type OfKind<K extends Kind> = { kind: K; thing: NonNullable<Awaited<ReturnType<(typeof READ)[K]>>> };

/** A thing that waits, with the name of its kind. */
export type ReadThing = { [K in Kind]: OfKind<K> }[Kind];

/** The thing behind an item, as its own page shows it; null where it has gone. */
export async function readThing(ctx: DomainContext, { kind, id }: ItemName): Promise<ReadThing | null> {
	const thing = await READ[kind](ctx, id);
	// The entry of the table that was read by the kind is the one of that kind.
	return thing && ({ kind, thing } as ReadThing);
}
