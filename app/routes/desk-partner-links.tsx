import { type ChosenPartner, setPartnerLink } from '#domain/course-desk/partner-link-commands.ts';
import { answerCourse, toCourse } from '../features/desk-courses/answer-course.server.ts';
import { requireCourseId } from '../features/desk-courses/require-course-id.server.ts';
import { domainContext } from '../lib/context.ts';
import { readForm, textOf } from '../lib/form-body.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-partner-links';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['partner', 'link', 'partnerName', 'partnerWebsite']);
	const outcome = await setPartnerLink(context.get(domainContext), courseId, {
		partner: chosenPartner(form),
		link: textOf(form, 'link'),
	});
	return answerCourse(courseId, outcome, 'linked');
}

/** The partner of the list, or the new one that was named. */
function chosenPartner(form: FormData): ChosenPartner {
	const id = textOf(form, 'partner');
	if (id !== '') return { id: requireCourseId(id) };
	return { name: textOf(form, 'partnerName'), website: textOf(form, 'partnerWebsite') };
}
