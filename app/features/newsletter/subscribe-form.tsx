import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { paths } from '../../lib/paths.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';

type SubscribeFormProps = { stamp: string; again: FormAgain | undefined; email: string };

const LABEL = 'Your email address';

export function SubscribeForm({ stamp, again, email }: SubscribeFormProps) {
	const { form, control } = useFormFields({
		id: 'subscribe',
		labels: { email: LABEL },
		lastResult: again?.result,
		defaults: { email },
		validate: async () => (await import('./validate-subscription.ts')).validateSubscription,
	});
	return (
		<PostForm form={form} action={paths.newsletter()} stamp={stamp}>
			<TextField
				label={LABEL}
				type="email"
				autoComplete="email"
				required
				maxLength={254}
				hint="No letter goes out before you have confirmed your address."
				{...control('email')}
			/>
			<Buttons>
				<SubmitButton busy="Subscribing...">Subscribe</SubmitButton>
			</Buttons>
		</PostForm>
	);
}
