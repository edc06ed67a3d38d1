import { Prose } from '../content/prose.tsx';
import { CourseEmbed } from './course-embed.tsx';
import styles from './guide-body.module.css';
import type { GuidePiece } from './guide-shapes.ts';

/** A guide's text as a magazine sets it: a drop cap, pull quotes, cards of courses between the paragraphs. */
export function GuideBody({ pieces }: { pieces: GuidePiece[] }) {
	return (
		<div className={styles.body}>
			{pieces.map((piece, index) =>
				piece.kind === 'text' ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order.
					<Prose key={index} html={piece.html} />
				) : (
					<CourseEmbed key={piece.course.slug} course={piece.course} now={piece.now} />
				),
			)}
		</div>
	);
}
