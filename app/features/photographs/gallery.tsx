import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { CoursePhotograph, Photograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { type CoverCourse, CoverForm } from './cover-form.tsx';
import styles from './gallery.module.css';
import { PhotographPicture } from './photograph-picture.tsx';
import viewerStyles from './photograph-viewer.module.css';

/** It comes when a photograph is opened. */
const loadViewer = () => import('./photograph-viewer.tsx');
const PhotographViewer = lazy(async () => ({ default: (await loadViewer()).PhotographViewer }));

export type GalleryProps = {
	photographs: (Photograph | CoursePhotograph)[];
	/** What they show, where a reviewer has given no words: "Ljunghusen". */
	subject: string;
	/** Large pictures with their dates, or a strip of small ones. */
	look: 'wall' | 'strip';
	/** On the page of a course, whose cover may be chosen from them. */
	course?: CoverCourse;
};

/** Photographs that open in a viewer; without a script each is a link to its file. */
export function Gallery({ photographs, subject, look, course }: GalleryProps) {
	const [open, setOpen] = useState<number | null>(null);
	const isWall = look === 'wall';
	return (
		<>
			<ul className={isWall ? styles.wall : styles.strip}>
				{photographs.map((photograph, at) => (
					<li key={photograph.id}>
						<a
							href={paths.photograph(photograph.id, 'large', 'webp')}
							data-opens=""
							onClick={(event) => {
								event.preventDefault();
								const { href } = event.currentTarget;
								// Where the viewer cannot be loaded the photograph itself opens, as without a script.
								loadViewer().then(
									() => setOpen(at),
									() => location.assign(href),
								);
							}}
						>
							<PhotographPicture
								photograph={photograph}
								className={styles.picture}
								sizes={isWall ? '(width < 40rem) 50vw, 300px' : '144px'}
								most={isWall ? 'medium' : 'small'}
								fallback={`${subject}, photographed by a reviewer`}
							/>
							{isWall && <time dateTime={photograph.day}>{formatDate(photograph.day)}</time>}
						</a>
						{course && 'reviewId' in photograph && (
							<CoverForm
								course={course}
								photograph={photograph}
								of={`the photograph by ${photograph.userName} of ${formatDate(photograph.day)}`}
							/>
						)}
					</li>
				))}
			</ul>
			{open !== null && (
				<Suspense>
					<PhotographViewer
						photographs={photographs}
						subject={subject}
						first={open}
						onClose={() => setOpen(null)}
						// They come with the page: what wakes on a reading page brings no styles.
						styles={viewerStyles}
					/>
				</Suspense>
			)}
		</>
	);
}
