import { data } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { answerCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { type SourceAgain, SourceForm } from '#app/features/desk/courses/source-form.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { SOURCED } from '#domain/catalogue/facts/sources.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { readToldSource, tellSource } from '#domain/course-desk/source-commands.ts';
import type { Route } from './+types/sources';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

const DAY_WRONG = 'Checked on: give a day of the calendar, not after today.';
const NOTHING = 'Tick at least one fact.';

export async function loader({ params, context }: Route.LoaderArgs) {
	const course = await getWholeCourse(context.get(domainContext), requireCourseId(params.id));
	if (!course) throw data(null, { status: 404 });
	const { id, name, country, facts, factSources } = course;
	return { course: { id, name, country, facts, factSources } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['from', 'checked', ...SOURCED.map((fact) => `fact-${fact}`)]);
	const facts = SOURCED.filter((fact) => form.has(`fact-${fact}`));
	const typed = { facts, from: textOf(form, 'from'), checked: textOf(form, 'checked') };
	const told = readToldSource(typed, ctx.now());
	const refuse = (errors: SourceAgain['errors']) => data<SourceAgain>({ ...typed, errors }, { status: 400 });
	if (told === null) return refuse({ checked: DAY_WRONG });
	if (facts.length === 0) return refuse({ facts: NOTHING });
	const outcome = await tellSource(ctx, courseId, told);
	return answerCourse(courseId, outcome, outcome.ok && outcome.value.changed === 0 ? 'unchanged' : 'sources');
}

export const meta = () => deskMeta('Where the facts are from');

export default function DeskCourseSources({ loaderData: { course }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Where the facts are from" aside={<a href={deskPaths.course(course.id)}>Back to the course</a>}>
			<p>
				<strong>
					<CourseName course={course} />
				</strong>
			</p>
			<SourceForm course={course} again={again} />
		</DeskPage>
	);
}
