import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { getAppealed, sendAppeal } from '#domain/moderation/appeal-commands.ts';
import { APPEAL_LIMITS, appealSchema } from '#domain/moderation/appeal-rules.ts';
import type { Route } from './+types/appeal';

export const handle: RouteHandle = { kind: 'reading', keep: 'private', query: ['to', 'sent'], writes: 'anyone' };

const linkOf = (request: Request) => new URL(request.url).searchParams.get('to') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
	const link = linkOf(request);
	const appealed = await getAppealed(context.get(domainContext), link);
	if (!appealed) return data({ link: '', decision: null, sent: false }, { status: 404 });
	const sent = new URL(request.url).searchParams.has('sent');
	return data({ link, sent, decision: { action: appealed.entry.action, at: appealed.entry.at.toISOString() } });
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, ['words']);
	const submission = parseWithZod(form, { schema: appealSchema, disableAutoCoercion: true });
	if (submission.status !== 'success') {
		const error = submission.error?.words?.[0] ?? null;
		return data({ words: textOf(form, 'words'), error }, { status: 400 });
	}
	const link = linkOf(request);
	const sent = await sendAppeal(ctx, link, submission.value.words);
	if (sent.ok || sent.kind === 'appealed-already') return redirect(paths.appeal({ to: link, sent: 'yes' }), 303);
	throw data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Object to a decision',
		description: 'Say why you think that a decision of our editors is wrong.',
		path: paths.appeal(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Appeal({ loaderData: { link, decision, sent }, actionData }: Route.ComponentProps) {
	const lead = decision
		? `A decision of ${formatDate(decision.at)}: ${decision.action}. Another editor reads what you write and decides.`
		: `It is older than ${APPEAL_LIMITS.months} months, or not whole. Please open it from the letter once more.`;
	return (
		<FormPage
			kicker="Moderation"
			title={titleOf(decision !== null, sent)}
			lead={sent ? 'We have written to you that it has come.' : lead}
			picture={paths.scene('review')}
		>
			{decision && !sent && (
				<form method="post" action={paths.appeal({ to: link })}>
					<FormStack>
						<TextArea
							id="words"
							name="words"
							label="Why is the decision wrong?"
							rows={8}
							required
							hint="New facts help. It costs nothing."
							defaultValue={actionData?.words}
							error={actionData?.error ?? undefined}
						/>
						<Buttons>
							<Button type="submit" look="flag">
								Object
							</Button>
						</Buttons>
					</FormStack>
				</form>
			)}
			<p>
				<a href={paths.moderation()}>How moderation works</a>
			</p>
		</FormPage>
	);
}

function titleOf(isGood: boolean, sent: boolean): string {
	if (sent) return 'Your objection has come';
	return isGood ? 'Object to a decision' : 'This link does not work';
}
