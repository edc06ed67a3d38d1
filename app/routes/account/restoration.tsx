import { data } from 'react-router';
import { Cancel, ChangePage } from '#app/features/account/change-page.tsx';
import { FileForm } from '#app/features/account/file-form.tsx';
import { BookFaults } from '#app/features/rounds/book-faults.tsx';
import { RestoredNote } from '#app/features/rounds/restored-note.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { Link } from '#app/ui/link.tsx';
import { countryOf } from '#domain/catalogue/cards.ts';
import { BOOK_LIMITS, RESTORE_MESSAGES } from '#domain/rounds/book-file/limits.ts';
import { type Restored, restoreBook } from '#domain/rounds/book-file/restore-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/restoration';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', files: ['book'] };

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { stamp: stampFor(ctx) };
}

/** Sent again, as by a page that is loaded anew, it writes nothing twice; so it answers with what has become of the file. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const form = await readForm(request, ['leaveOut', 'stamp']);
	const file = ctx.uploads.find(({ field }) => field === 'book');
	const outcome = await tryStoring(ctx, restoreBook(ctx, file, textOf(form, 'leaveOut') !== ''), 'a book');
	if (outcome.ok) return { kind: 'restored' as const, restored: told(outcome.value) };
	const { kind } = outcome;
	if (kind === 'faults') {
		const { faults } = outcome;
		const shown = faults.slice(0, BOOK_LIMITS.faults);
		return data({ kind, faults: shown, more: faults.length - shown.length }, { status: 422 });
	}
	if (kind === 'broken') return data({ kind: 'failed' as const, failed: RESTORE_MESSAGES.failed }, { status: 503 });
	const words = kind === 'not-signed-in' ? RESTORE_MESSAGES.unexpected : RESTORE_MESSAGES[kind];
	return data({ kind: 'refused' as const, words }, { status: kind === 'too-often' ? 429 : 400 });
}

function told({ moved, ...counts }: Restored) {
	const shown = moved.slice(0, BOOK_LIMITS.faults).map(({ said, course: { name, slug, country } }) => ({
		said,
		course: { name, slug, countrySlug: countryOf(country).slug },
	}));
	return { ...counts, moved: shown, more: moved.length - shown.length };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendPost(() => serverAction(), RESTORE_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Restore Your Book',
		description: 'Give back the rounds and marks of a download.',
		path: paths.restoreBook(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function RestoreBook({ actionData: answer }: Route.ComponentProps) {
	const faults = answer?.kind === 'faults' ? answer : null;
	return (
		<ChangePage
			title="Restore Your Book"
			lead={
				<>
					Give back the rounds and marks of a download, to this account or another. What is there stays, and nothing is
					added twice. <Link to={paths.article('your-data')}>What the files hold</Link>
				</>
			}
			answer={answer?.kind === 'failed' ? answer : undefined}
		>
			<Announced>{faults && <BookFaults {...faults} />}</Announced>
			<Announced isSuccess>{answer?.kind === 'restored' && <RestoredNote restored={answer.restored} />}</Announced>
			<FileForm
				action={paths.restoreBook()}
				name="book"
				accept=".zip,.json,.csv"
				label="File"
				hint={RESTORE_MESSAGES.hint}
				submit={{ idle: 'Restore Book', busy: 'Restoring...' }}
				error={answer?.kind === 'refused' ? answer.words : undefined}
			>
				{faults && <Checkbox id="leave-out" name="leaveOut" label="Leave out what is wrong, and give back the rest" />}
			</FileForm>
			<Cancel />
		</ChangePage>
	);
}
