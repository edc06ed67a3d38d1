import { data } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { answerCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { COURSE_FLASHES } from '#app/features/desk/courses/course-words.ts';
import { LinkForm, type TypedLink } from '#app/features/desk/courses/link-form.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { getDealings } from '#domain/course-desk/dealings-queries.ts';
import { type ChosenPartner, setPartnerLink } from '#domain/course-desk/partner-link-commands.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import type { Route } from './+types/partner-links';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const id = requireCourseId(params.id);
	const [course, { partners }] = await Promise.all([getWholeCourse(ctx, id), getDealings(ctx, id)]);
	if (!course) throw data(null, { status: 404 });
	return { id, course: { name: course.name, country: course.country }, partners };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['partner', 'link', 'partnerName', 'partnerWebsite']);
	const typed: TypedLink = {
		partner: textOf(form, 'partner'),
		link: textOf(form, 'link'),
		partnerName: textOf(form, 'partnerName'),
		partnerWebsite: textOf(form, 'partnerWebsite'),
	};
	const chosen = { partner: chosenPartner(typed), link: typed.link };
	const outcome = await setPartnerLink(context.get(domainContext), courseId, chosen);
	const error = outcome.ok ? undefined : COURSE_FLASHES[outcome.kind];
	if (outcome.ok || error === undefined) return answerCourse(courseId, outcome, 'linked');
	return data({ typed, kind: outcome.kind, error }, { status: refusalStatus(outcome.kind) });
}

/** The partner of the list, or the new one that was named. */
function chosenPartner({ partner, partnerName, partnerWebsite }: TypedLink): ChosenPartner {
	if (partner !== '') return { id: requireCourseId(partner) };
	return { name: partnerName, website: partnerWebsite };
}

export const meta = () => deskMeta('Set a booking link');

export default function DeskPartnerLinks({ loaderData, actionData: again }: Route.ComponentProps) {
	const { id, course, partners } = loaderData;
	return (
		<DeskPage title="Set a booking link" aside={<a href={deskPaths.course(id)}>Back to the course</a>}>
			<p>
				Where tee times of{' '}
				<strong>
					<CourseName course={course} />
				</strong>{' '}
				are sold.
			</p>
			<LinkForm courseId={id} partners={partners} again={again} />
		</DeskPage>
	);
}
