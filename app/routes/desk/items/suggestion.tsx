import { data, redirect } from 'react-router';
import { FACT_FIELDS } from '#app/features/desk/course-facts/fact-values.ts';
import { FactsForm } from '#app/features/desk/course-facts/facts-form.tsx';
import { type FactErrors, readFacts } from '#app/features/desk/course-facts/read-facts.server.ts';
import { actionRefusal, takeDecision, toldOf } from '#app/features/desk/deciding/decide-item.server.ts';
import { deskFailure, takenWords } from '#app/features/desk/deciding/desk-words.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { ItemPage } from '#app/features/desk/item/item-page.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { AlikeCourses } from '#app/features/desk/suggestions/alike-courses.tsx';
import { suggestedValues } from '#app/features/desk/suggestions/suggested-values.ts';
import { SuggestionForms } from '#app/features/desk/suggestions/suggestion-forms.tsx';
import { SuggestionThing } from '#app/features/desk/suggestions/suggestion-thing.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { FACT_MESSAGES } from '#domain/course-desk/fact-messages.ts';
import { decideSuggestion } from '#domain/course-desk/suggestion-commands.ts';
import { getSuggestion, listAlike } from '#domain/course-desk/suggestion-queries.ts';
import { getOpenItem, takenByAnother } from '#domain/desk/item-queries.ts';
import type { Route } from './+types/suggestion';

export const handle: RouteHandle = {
	...ITEM_HANDLE,
	choices: { ...ITEM_HANDLE.choices, flash: ['decided'] },
};

export async function loader(args: Route.LoaderArgs) {
	const { thing: suggestion, frame } = await loadItem(args, 'suggestion', requireNumber, getSuggestion);
	const alike = await listAlike(args.context.get(domainContext), { ...suggestion, country: suggestion.country.code });
	return { frame, suggestion, alike, flash: new URL(args.request.url).searchParams.has('flash') };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const id = requireNumber(params.id);
	const form = await readForm(request, ['outcome', 'ground', 'words', 'told', ...FACT_FIELDS]);
	const outcome = textOf(form, 'outcome');
	const typed = { outcome, words: textOf(form, 'words'), ground: textOf(form, 'ground'), told: textOf(form, 'told') };
	const read = outcome === '' ? readFacts(form, ctx.now()) : null;
	const again = {
		...typed,
		told: typed.told || undefined,
		error: '',
		values: read?.values ?? null,
		errors: read?.errors ?? ({} as FactErrors),
	};
	if (read && !read.facts) return data(again, { status: 400 });
	if (!read?.facts) {
		const taken = await takeDecision({ request, context }, { kind: 'suggestion', id: String(id) }, typed);
		if (taken.ok) return taken.answer;
		return data(
			{ ...again, told: toldOf(taken.failed, form), ...actionRefusal(taken.failed) },
			{ status: refusalStatus(taken.failed.kind) },
		);
	}
	const holder = takenByAnother(await getOpenItem(ctx, { kind: 'suggestion', id: String(id) }), ctx.viewer, typed.told);
	if (holder) return data({ ...again, told: holder.id, error: takenWords(holder.name) }, { status: 409 });
	const decided = await decideSuggestion(ctx, id, { outcome: 'created', facts: read.facts });
	if (decided.ok) return redirect(deskPaths.item('suggestion', id, { flash: 'decided' }), 303);
	if (decided.kind === 'suggestion-unknown') throw data(null, { status: 404 });
	if (decided.kind === 'slug-taken') {
		const errors: FactErrors = { slug: FACT_MESSAGES.slugTaken };
		return data({ ...again, errors }, { status: refusalStatus(decided.kind) });
	}
	return data({ ...again, error: deskFailure(decided.kind) }, { status: refusalStatus(decided.kind) });
}

export const meta = () => deskMeta('Suggestion');

export default function DeskSuggestion({ loaderData, actionData: again }: Route.ComponentProps) {
	const { frame, suggestion, alike, flash } = loaderData;
	const isNew = suggestion.course === null && suggestion.status === 'open';
	return (
		<ItemPage
			frame={frame}
			title={suggestion.name}
			decision={<SuggestionForms suggestion={suggestion} again={again?.outcome ? again : undefined} />}
		>
			{flash && !again && <Note role="status">Decided. Whoever sent it is told, where an address was given.</Note>}
			{again?.error && <Note role="alert">{again.error}</Note>}
			<SuggestionThing suggestion={suggestion} />
			<AlikeCourses country={suggestion.country.code} courses={alike} />
			{isNew && (
				<FactsForm
					action={deskPaths.item('suggestion', suggestion.id)}
					values={again?.values ?? suggestedValues(suggestion)}
					seen=""
					told={again?.outcome === '' ? again.told : undefined}
					errors={again?.errors ?? {}}
					submit="Make it a course"
					isNew
				/>
			)}
		</ItemPage>
	);
}
