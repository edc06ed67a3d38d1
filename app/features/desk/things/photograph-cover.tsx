import { coverWords } from '#app/features/course-card/cover-words.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { CoverChoice } from '#domain/pictures/cover-queries.ts';
import { inAddress } from '../inbox/inbox-view.ts';
import type { ItemFrame } from '../item/read-item.server.ts';
import { CoverChoiceForm } from './cover-choice.tsx';
import styles from './things.module.css';

type PhotographCoverProps = {
	cover: CoverChoice | null;
	frame: ItemFrame;
	/** The id of the one who has taken the photograph on, once the editor was asked. */
	told: string | undefined;
};

/** What a photograph is as a cover, and the press that changes it; nothing where it may not be chosen. */
export function PhotographCover({ cover, frame, told }: PhotographCoverProps) {
	const { kind, id, view, open } = frame;
	if (!cover || cover.isOwn) return null;
	return (
		<div className={styles.cover}>
			{coverWords(cover) && <p>{coverWords(cover)}</p>}
			<CoverChoiceForm
				action={deskPaths.item(kind, id, { view: inAddress(view) })}
				choice={cover}
				isWaiting={open !== null}
				told={told}
			/>
		</div>
	);
}
