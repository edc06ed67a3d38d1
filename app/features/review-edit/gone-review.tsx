import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What stands in the form's place where a visitor's link opens nothing any more. */
export function GoneReview() {
	return (
		<FormPage
			kicker="Your review"
			title="This link does not work"
			lead="It holds for a year, and as long as the review is there. If you miss a review of yours, write to us."
			picture={paths.scene('letter')}
		>
			<Buttons>
				<ButtonLink to={paths.contact()}>Contact Us</ButtonLink>
				<ButtonLink to={paths.createReview()} look="line">
					Write a review
				</ButtonLink>
			</Buttons>
		</FormPage>
	);
}
