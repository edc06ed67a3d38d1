import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { addressForOthers, ListStanding } from '#app/features/lists/list-standing.tsx';
import { OrderForm } from '#app/features/lists/order-form.tsx';
import styles from '#app/features/lists/own-list.module.css';
import { requireOwnList } from '#app/features/lists/require-list.server.ts';
import { Ring } from '#app/features/rings/ring.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons, FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import { changeOrder } from '#domain/lists/list-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { orderSchema, rowFields } from '#domain/lists/list-rules.ts';
import { listSlug } from '#domain/lists/list-slug.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/own-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['saved'], writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const own = await requireOwnList(ctx, request, params.id);
	return {
		...own,
		slug: listSlug(own.list),
		origin: context.get(siteContext).origin,
		saved: new URL(request.url).searchParams.has('saved'),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { list, entries } = await requireOwnList(ctx, request, params.id);
	const ids = entries.map(({ course }) => course.id);
	return handlePost(ctx, request, {
		fields: ids.flatMap((id) => Object.values(rowFields(id))),
		schema: orderSchema(ids),
		store: (input, { stamp }) => changeOrder(ctx, list.id, input, stamp),
		what: 'the order of a list',
		failed: LIST_MESSAGES.failed,
		next: ({ listId }, intent) => {
			const [move, id] = intent.split('-');
			// Without a script the page comes anew: where the row is that was moved.
			return move === 'up' || move === 'down'
				? `${listPaths.ownList(listId)}#course-${id}`
				: listPaths.ownList(listId, { saved: 'yes' });
		},
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, LIST_MESSAGES);

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Your list: ${loaderData.list.title}` : 'Your list',
		description: 'A list of yours: its courses, their order and your notes.',
		path: listPaths.ownList(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function OwnList({ loaderData, actionData }: Route.ComponentProps) {
	const { list, entries, slug, origin, saved, stamp } = loaderData;
	const shared = addressForOthers(list, slug);
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<AccountPage title={<bdi>{list.title}</bdi>}>
			<Announced isSuccess>{saved && !again && <Note>Saved.</Note>}</Announced>
			<div className={styles.head}>
				{list.words && (
					<p dir="auto" className={styles.words}>
						{list.words}
					</p>
				)}
				<ListStanding list={list} slug={slug} origin={origin} />
				{list.of > 0 && (
					<p className={styles.ring}>
						<Ring played={list.played} of={list.of} /> You have played {formatNumber(list.played)} of{' '}
						{formatNumber(list.of)}.
					</p>
				)}
				<Buttons>
					<ButtonLink look="line" to={listPaths.editList(list.id)}>
						Edit title and readers
					</ButtonLink>
					<ButtonLink look="line" to={paths.findCourse()}>
						Find a course to add
					</ButtonLink>
					{shared && (
						<ButtonLink look="line" to={shared} data-share={list.title} reloadDocument>
							Share
						</ButtonLink>
					)}
				</Buttons>
			</div>
			<FormSays notice={again?.notice} failed={again?.failed} />
			{entries.length === 0 ? (
				<EmptyList text="No course is on it yet. Press the plus beside a course, wherever it stands." />
			) : (
				<OrderForm listId={list.id} entries={entries} stamp={again?.stamp ?? stamp} again={again} />
			)}
		</AccountPage>
	);
}
