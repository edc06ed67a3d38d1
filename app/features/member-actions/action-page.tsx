import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormStack, Note } from '#app/ui/forms/form-parts.tsx';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { StampField } from '../forms/stamp-field.tsx';

type ActionPageProps = {
	kicker: string;
	title: ReactNode;
	lead: ReactNode;
	picture: string;
	/** Said above the button: why the last try was not taken. */
	notice: string | null | undefined;
	/** Where the button sends, with the stamp; null where there is nothing to press. */
	act: { action: string; label: string; stamp: string } | null;
	back: string;
	/** The button was pressed before the page was opened: it is sent at once. */
	isPressed?: boolean;
	children?: ReactNode;
};

/** A page of one button: what a small form of a page that is the same for everyone leads to (decision X4). */
export function ActionPage({ kicker, title, lead, picture, notice, act, back, isPressed, children }: ActionPageProps) {
	const form = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the page has come.
	useEffect(() => {
		if (isPressed) form.current?.requestSubmit();
	}, []);
	return (
		<FormPage kicker={kicker} title={title} lead={lead} picture={picture}>
			<FormStack>
				<Announced>{notice && <Note>{notice}</Note>}</Announced>
				{children}
				<Buttons>
					{act && (
						<Form ref={form} method="post" action={act.action}>
							<StampField stamp={act.stamp} />
							<input type="hidden" name="back" value={back} />
							<Button type="submit" look="flag">
								{act.label}
							</Button>
						</Form>
					)}
					<Link to={back}>Go back</Link>
				</Buttons>
			</FormStack>
		</FormPage>
	);
}
