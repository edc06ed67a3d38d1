import { useState } from 'react';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { ADD_MESSAGES, HEADINGS } from '#app/features/add-courses/add-words.ts';
import { answerList } from '#app/features/add-courses/answer-list.server.ts';
import { CheckForm } from '#app/features/add-courses/check-form.tsx';
import { FileForm } from '#app/features/add-courses/file-form.tsx';
import { FILE_FIELD } from '#app/features/add-courses/list-fields.ts';
import { SavedNote } from '#app/features/add-courses/saved-note.tsx';
import { WaysNav } from '#app/features/add-courses/ways-nav.tsx';
import { WriteForm } from '#app/features/add-courses/write-form.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/names';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', files: [FILE_FIELD] };

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { stamp: stampFor(ctx) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return answerList(ctx, request);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, ADD_MESSAGES);

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add many courses',
		description: 'Mark many courses at once as played or wanted.',
		path: paths.addCourses(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** Many courses at once (B3), by their names: a list is written, each line's course is looked at, and what is chosen is marked. */
export default function AddCoursesByName({ loaderData, actionData }: Route.ComponentProps) {
	useFailureToast(actionData);
	const step = useLastStep(actionData);
	const saved = step?.step === 'check' || step?.step === 'done' ? step.saved : null;
	return (
		<AccountPage title={step?.step === 'check' || step?.step === 'done' ? HEADINGS[step.mark] : 'Add many courses'}>
			<WaysNav />
			{step && <SavedNote mark={step.mark} said={{ saved }} />}
			<FormSays notice={step?.step === 'check' ? step.notice : null} failed={step?.failed} />
			{step?.step === 'check' && <CheckForm key={step.stamp + step.names} step={step} />}
			{step?.step === 'file' && <FileForm {...step} />}
			{step?.step === 'write' && <WriteForm {...step} />}
			{(!step || step.step === 'done') && (
				<WriteForm
					key={step?.stamp}
					names=""
					mark={step?.mark ?? 'played'}
					error={null}
					stamp={step?.stamp ?? loaderData.stamp}
				/>
			)}
		</AccountPage>
	);
}

/** What the server has last said of the list; a post that failed on its way says nothing of it, and what was chosen stays. */
function useLastStep(answer: Route.ComponentProps['actionData']) {
	const said = answer && 'step' in answer ? answer : undefined;
	const [last, setLast] = useState(said);
	if (said && said !== last) setLast(said);
	return said ?? last;
}
