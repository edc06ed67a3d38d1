import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { COVER_REFUSALS, CoverChoices } from '#app/features/photographs/cover-choices.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormStack, Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { chooseCover } from '#domain/pictures/cover-commands.ts';
import { listCoverChoices } from '#domain/pictures/cover-queries.ts';
import { mayChooseCovers } from '#domain/shared/desk/desk-policy.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/cover';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	requireMember(ctx, request);
	return {
		course,
		mayChoose: mayChooseCovers(ctx.viewer),
		choices: await listCoverChoices(ctx, course.id),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	return handleMemberAction(ctx, request, {
		act: (stamp, { photograph }) => chooseCover(ctx, photograph, stamp),
		fields: ['photograph'],
		home: paths.chooseCover(course),
		refusals: COVER_REFUSALS,
	});
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Cover of ${loaderData.course.name}` : 'Cover',
		description: 'Which golfer’s photograph stands for a course.',
		path: paths.chooseCover({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function CourseCover({ loaderData, actionData }: Route.ComponentProps) {
	const { course, choices, mayChoose } = loaderData;
	const back = `${paths.course(course)}#photographs`;
	return (
		<FormPage
			kicker="Cover"
			title={<CourseName course={course} />}
			lead={
				<>
					<CoursePlace course={course} />.{' '}
					{mayChoose
						? 'The photograph chosen last stands for the course, unless the editors have given it a picture. Without one its cover is drawn.'
						: 'Editors and reviewers with the badge choose which photograph stands for a course.'}
				</>
			}
			picture={paths.cover(course.slug)}
		>
			<FormStack>
				<Announced>{actionData?.notice && <Note>{actionData.notice}</Note>}</Announced>
				{mayChoose && <CoverChoices course={course} choices={choices} stamp={actionData?.stamp ?? loaderData.stamp} />}
				<Buttons>
					{!mayChoose && <Link to={paths.becomeReviewer()}>Become a reviewer</Link>}
					<Link to={back}>Go back</Link>
				</Buttons>
			</FormStack>
		</FormPage>
	);
}
