import { data, redirect } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { pageAddress } from '#app/lib/page-address.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, Note } from '#app/ui/forms/form-parts.tsx';
import {
	type BookingFailure,
	confirmBooking,
	getSignedBooking,
} from '#domain/reviews/verification/booking-commands.ts';
import { readBooking } from '#domain/reviews/verification/booking-link.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/booking';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['partner', 'course', 'day', 'reference', 'signature', 'done'],
	writes: 'member',
};

/** The booking of the address with its signature, where that is good. */
async function readSigned(ctx: DomainContext, request: Request) {
	const params = new URL(request.url).searchParams;
	const booking = readBooking(params);
	const signature = params.get('signature') ?? '';
	const signed = booking && (await getSignedBooking(ctx, booking, signature));
	return booking && signed ? { booking, signature, signed } : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const read = await readSigned(ctx, request);
	if (!read) return { round: null, address: '', done: null, stamp: null };
	const { signed, booking } = read;
	const { day, course } = booking;
	const done = new URL(request.url).searchParams.get('done');
	const address = pageAddress(request.url);
	return { round: { ...signed, day, slug: course }, address, done, stamp: stampFor(ctx) };
}

const WORDS: Record<BookingFailure['kind'], string> = {
	'not-signed-in': 'This link is not valid.',
	'link-invalid': 'This link is not valid.',
	'course-closed': 'The course was closed by that day, so the round cannot be confirmed.',
	'link-used': 'This link has been used by another member.',
};

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const read = await readSigned(ctx, request);
	if (!read) return refuse('link-invalid');
	const outcome = await confirmBooking(ctx, read.booking, read.signature);
	if (!outcome.ok) return refuse(outcome.kind);
	const done = outcome.value.verified ? 'verified' : 'noted';
	return redirect(paths.confirmBooking({ ...read.booking, signature: read.signature, done }), 303);
}

const refuse = (kind: BookingFailure['kind']) => data({ notice: WORDS[kind] }, { status: 422 });

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your round',
		description: 'A round that a partner vouches for.',
		path: paths.confirmBooking(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
	const { round, address, done } = loaderData;
	if (!round) {
		return (
			<FormPage
				kicker="Your round"
				title="This link is not valid"
				lead="It was changed on the way, or its partner has a new key. Please ask the partner for a new one."
				picture={paths.scene('contact')}
			>
				<Buttons>
					<ButtonLink to={paths.createReview()}>Write a review without it</ButtonLink>
				</Buttons>
			</FormPage>
		);
	}
	if (round.closedSince !== null && !done) {
		return (
			<FormPage
				kicker="Your round"
				title={<CourseName course={{ name: round.courseName, countrySlug: round.countrySlug }} />}
				lead={`${round.partner} says that you played here on ${formatDate(round.day)}. The course has been closed since ${formatDate(round.closedSince)}, so this round cannot be confirmed.`}
				picture={paths.cover(round.slug)}
			>
				<Buttons>
					<ButtonLink to={paths.contact()}>Tell us if that is wrong</ButtonLink>
				</Buttons>
			</FormPage>
		);
	}
	return (
		<FormPage
			kicker="Your round"
			title={<CourseName course={{ name: round.courseName, countrySlug: round.countrySlug }} />}
			lead={`${round.partner} says that you played here on ${formatDate(round.day)}. Your review of that day gets the green check mark, whether it praises or blames.`}
			picture={paths.cover(round.slug)}
		>
			<Announced>{actionData && <Note>{actionData.notice}</Note>}</Announced>
			<Announced isSuccess>
				{done && !actionData && (
					<Note>
						{done === 'verified'
							? 'Your review of that day is verified.'
							: 'Noted. Your review of that day will be verified.'}
					</Note>
				)}
			</Announced>
			<Buttons>
				{done ? (
					<ButtonLink look="flag" to={paths.createReview({ course: round.slug })}>
						Write a review
					</ButtonLink>
				) : (
					<form method="post" action={address}>
						<StampField />
						<Button type="submit" look="flag">
							Yes, I played
						</Button>
					</form>
				)}
			</Buttons>
		</FormPage>
	);
}
