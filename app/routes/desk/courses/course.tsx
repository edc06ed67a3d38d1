import { data, redirect } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { BothTexts } from '#app/features/desk/course-facts/both-texts.tsx';
import { FACT_FIELDS, toValues } from '#app/features/desk/course-facts/fact-values.ts';
import { FactsForm } from '#app/features/desk/course-facts/facts-form.tsx';
import { type FactErrors, readFacts } from '#app/features/desk/course-facts/read-facts.server.ts';
import { Closing } from '#app/features/desk/courses/closing.tsx';
import { CourseCovers } from '#app/features/desk/courses/course-covers.tsx';
import { CourseHistory } from '#app/features/desk/courses/course-history.tsx';
import { COURSE_FLASHES } from '#app/features/desk/courses/course-words.ts';
import { Dealings } from '#app/features/desk/courses/dealings.tsx';
import { ItsClub } from '#app/features/desk/courses/its-club.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskNews } from '#app/features/desk/frame/desk-news.tsx';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { readNews } from '#app/features/desk/item/read-item.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { getDeskClub } from '#domain/course-desk/clubs/club-queries.ts';
import { getDealings } from '#domain/course-desk/dealings-queries.ts';
import { editCourse } from '#domain/course-desk/edit-commands.ts';
import { TOLD_BY, type ToldBy } from '#domain/course-desk/edit-options.ts';
import { FACT_MESSAGES } from '#domain/course-desk/fact-messages.ts';
import { markOf } from '#domain/course-desk/facts.ts';
import { getCourseItBecame, getWholeCourse, listCourseHistory } from '#domain/course-desk/queries.ts';
import { listCoverChoices } from '#domain/pictures/cover-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/course';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['decided'],
	choices: { flash: Object.keys(COURSE_FLASHES), from: TOLD_BY },
	writes: 'editor',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireCourseId(params.id);
	const { searchParams } = new URL(request.url);
	const [course, club, history, dealings, covers, news] = await Promise.all([
		getWholeCourse(ctx, id),
		getDeskClub(ctx, id),
		listCourseHistory(ctx, id),
		getDealings(ctx, id),
		listCoverChoices(ctx, id),
		readNews(ctx, request),
	]);
	if (!course) throw await answerForGone(ctx, id);
	return {
		course,
		club,
		history,
		dealings,
		covers,
		news,
		flash: COURSE_FLASHES[searchParams.get('flash') ?? ''],
		toldBy: { from: readToldBy(searchParams.get('from')) },
	};
}

/** Entries of the log still lead to a course that was merged: on to the one it became. */
async function answerForGone(ctx: DomainContext, id: number) {
	const became = await getCourseItBecame(ctx, id);
	return became === null ? data(null, { status: 404 }) : redirect(deskPaths.course(became));
}

const readToldBy = (text: string | null): ToldBy['from'] => TOLD_BY.find((one) => one === text) ?? 'editor';

export async function action({ params, request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['seen', 'toldBy', 'isChecked', ...FACT_FIELDS]);
	const seen = textOf(form, 'seen');
	const { values, facts, errors } = readFacts(form, ctx.now());
	const toldBy = { from: readToldBy(textOf(form, 'toldBy')), isChecked: form.has('isChecked') };
	const again = { values, seen, toldBy, errors, stored: null };
	if (!facts) return data(again, { status: 400 });
	const outcome = await editCourse(ctx, { courseId, seen, toldBy }, facts);
	if (outcome.ok) {
		return redirect(
			deskPaths.course(courseId, { flash: outcome.value.changed.length > 0 ? 'saved' : 'unchanged' }),
			303,
		);
	}
	const status = refusalStatus(outcome.kind);
	if (outcome.kind === 'version-changed') {
		// With the mark of what stands there now: whoever sends it again has seen both texts.
		return data({ ...again, seen: markOf(outcome.stored), stored: outcome.stored }, { status });
	}
	if (outcome.kind !== 'slug-taken') throw data(null, { status: 404 });
	const taken: FactErrors = { slug: FACT_MESSAGES.slugTaken };
	return data({ ...again, errors: taken }, { status });
}

export const meta = ({ loaderData }: Route.MetaArgs) => deskMeta(loaderData?.course.name ?? 'Course');

export default function DeskCourse({ loaderData, actionData: again }: Route.ComponentProps) {
	const { course, club, history, dealings, covers, news, flash, toldBy } = loaderData;
	return (
		<DeskPage
			title={<CourseName course={course} />}
			aside={<CourseLinks course={course} />}
			flash={again ? undefined : flash}
		>
			<DeskNews {...news} />
			{again?.stored && <BothTexts stored={again.stored} typed={again.values} />}
			<FactsForm
				action={deskPaths.course(course.id)}
				values={again?.values ?? toValues(course.facts)}
				seen={again?.seen ?? course.seen}
				errors={again?.errors ?? {}}
				submit={again?.stored ? 'Save mine' : 'Save'}
				toldBy={again?.toldBy ?? toldBy}
			/>
			<ItsClub courseId={course.id} club={club} />
			<CourseCovers course={course} choices={covers} hasPicture={Boolean(course.facts.imageUrl)} />
			<Dealings courseId={course.id} {...dealings} />
			<Closing courseId={course.id} closedOn={course.closedOn} />
			<CourseHistory entries={history} />
		</DeskPage>
	);
}

function CourseLinks({ course }: { course: Route.ComponentProps['loaderData']['course'] }) {
	return (
		<>
			<a href={paths.course(course)}>Its page</a> <a href={deskPaths.courseSources(course.id)}>Sources</a>{' '}
			<a href={deskPaths.mergeCourse(course.id)}>Merge</a>
		</>
	);
}
