import type { ComponentProps } from 'react';
import styles from './avatar.module.css';

type AvatarProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & {
	name: string;
	/** A picture of our own; without one the first letter of the name stands there. */
	avatarUrl?: string | null;
	size?: 'bar' | 'large';
};

/** A golfer's picture, else the initial of the name. Decoration: the name stands beside it. */
export function Avatar({ name, avatarUrl, size, ...rest }: AvatarProps) {
	const look = { className: styles.avatar, 'data-size': size };
	// The style sheet says how large it is shown; the numbers keep its place square until then.
	if (avatarUrl) return <img {...look} src={avatarUrl} alt="" width={88} height={88} loading="lazy" />;
	const [initial = ''] = name.trim();
	return (
		<span {...look} aria-hidden="true" {...rest}>
			{initial.toUpperCase()}
		</span>
	);
}
