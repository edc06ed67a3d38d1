import type { HTMLAttributes } from 'react';
import { nameLanguage } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import type { SuggestionItem } from './suggestion-items.ts';
import styles from './suggestion-popup.module.css';
import { partsOf } from './typed-words.ts';

type SuggestionLineProps = { item: SuggestionItem; typed: string; option: HTMLAttributes<HTMLElement> };

/** A line of the popup; the words that were typed stand out in it. */
export function SuggestionLine({ item, typed, option }: SuggestionLineProps) {
	const { name, note, aside, picture, country } = item;
	return (
		<div className={styles.item} {...option}>
			<span className={styles.picture} data-course={typeof picture === 'object' || undefined}>
				{typeof picture === 'object' ? <CoverPicture course={picture} shape="fill" /> : <Sign of={picture} />}
			</span>
			<span className={styles.words}>
				<bdi className={styles.name} {...(country && nameLanguage({ name, country }))}>
					{partsOf(name, typed).map(({ text, isTyped }, at) =>
						// biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have nothing but their place.
						isTyped ? <b key={at}>{text}</b> : text,
					)}
				</bdi>{' '}
				<small>
					<bdi>{note}</bdi>
				</small>
			</span>{' '}
			<small className={styles.aside}>{aside}</small>
		</div>
	);
}

const SIGNS = {
	town: 'M8 14.5C5 11 3 8.7 3 6.5a5 5 0 0 1 10 0C13 8.7 11 11 8 14.5ZM8 8.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
	club: 'M2.5 14V7L8 2.5 13.5 7v7Z',
	land: 'M4 14.5v-12l8 3-8 3',
};

const Sign = ({ of }: { of: keyof typeof SIGNS }) => (
	<svg
		viewBox="0 0 16 16"
		width={18}
		height={18}
		fill="none"
		stroke="currentColor"
		strokeWidth={1.3}
		aria-hidden="true"
	>
		<path d={SIGNS[of]} />
	</svg>
);
