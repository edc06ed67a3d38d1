import { AccountSection } from './account-page.tsx';
import { PostButton } from './post-button.tsx';

type Standing = { words: string; button: string; action: string; busy: string };

type LetterSectionProps = {
	id: string;
	title: string;
	/** Whether the letters come. */
	isOn: boolean;
	on: Standing;
	off: Standing;
};

/** Letters that come once they are asked for: how that stands, and the one button that asks for them or ends them. */
export function LetterSection({ id, title, isOn, on, off }: LetterSectionProps) {
	const { words, button, action, busy } = isOn ? on : off;
	return (
		<AccountSection id={id} title={title}>
			<p>{words}</p>
			<PostButton action={action} busy={busy}>
				{button}
			</PostButton>
		</AccountSection>
	);
}
