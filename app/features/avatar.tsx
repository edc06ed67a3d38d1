import type { ComponentProps } from 'react';
import styles from './avatar.module.css';

type AvatarProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & {
	name: string;
	/** A picture of our own; without one the first letter of the name stands there. */
	avatarUrl?: string | null;
	size?: 'bar' | 'normal' | 'large';
};

const PIXELS = { bar: 44, normal: 40, large: 88 } as const;
const CLASSES = { bar: styles.bar, normal: undefined, large: styles.large };

/** A golfer's picture, else the initial of the name. Decoration: the name stands beside it. */
export function Avatar({ name, avatarUrl, size = 'normal', ...rest }: AvatarProps) {
	const className = [styles.avatar, CLASSES[size]].filter(Boolean).join(' ');
	if (avatarUrl) {
		const pixels = PIXELS[size];
		return <img className={className} src={avatarUrl} alt="" width={pixels} height={pixels} loading="lazy" />;
	}
	const [initial = ''] = name.trim();
	return (
		<span className={className} aria-hidden="true" {...rest}>
			{initial.toUpperCase()}
		</span>
	);
}
