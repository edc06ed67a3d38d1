import { data, redirect } from 'react-router';
import { ActionForm } from '#app/features/desk/deciding/action-form.tsx';
import { deskFailure } from '#app/features/desk/deciding/desk-words.ts';
import { refuseAction } from '#app/features/desk/deciding/refuse-action.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { DecidedFacts } from '#app/features/desk/things/decided-facts.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { getLogEntry } from '#domain/desk/log/log-queries.ts';
import { canBeRestored } from '#domain/moderation/restorable.ts';
import { restoreTaken } from '#domain/moderation/restore-commands.ts';
import type { Route } from './+types/restoration';

export const handle: RouteHandle = { kind: 'reading', desk: 'chief', fresh: true, writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const entry = await getLogEntry(context.get(domainContext), requireNumber(params.id));
	if (!entry || !canBeRestored(entry.action)) throw data(null, { status: 404 });
	return { entry };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const form = await readForm(request, ['outcome', 'words']);
	const restored = await restoreTaken(context.get(domainContext), requireNumber(params.id), textOf(form, 'words'));
	// The newest entry of the log says that it is done.
	if (restored.ok) return redirect(deskPaths.log(), 303);
	if (restored.kind === 'entry-unknown') throw data(null, { status: 404 });
	return refuseAction(form, restored.kind);
}

export const meta = () => deskMeta('Restore');

export default function DeskLogRestoration({ loaderData: { entry }, actionData: again }: Route.ComponentProps) {
	const kind = entry.thingKind;
	const error = entry.restorable ? again?.error : deskFailure('restorable-no-more');
	return (
		<DeskPage title="Restore" narrow>
			{error && <Note role={again ? 'alert' : 'status'}>{error}</Note>}
			{entry.restorable && <p>Readers see this {kind} again, and its author is told so.</p>}
			<DecidedFacts entry={entry} />
			{entry.restorable && (
				<ActionForm
					outcome="restored"
					action={deskPaths.restoreEntry(entry.id)}
					button={`Restore the ${kind}`}
					words="Why, for the log"
					wordsNeeded
					again={again}
				/>
			)}
			<a href={deskPaths.log({ kind })}>Back to the log</a>
		</DeskPage>
	);
}
