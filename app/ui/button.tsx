import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

/** `flag`: the one main action of a screen. `green`: a solid second. `line`: outlined. `quiet`: words only. */
export type ButtonLook = 'flag' | 'green' | 'line' | 'quiet';

const classes = (look: ButtonLook, className?: string) =>
	className ? `${styles.button} ${styles[look]} ${className}` : `${styles.button} ${styles[look]}`;

export function Button({
	look = 'green',
	className,
	type = 'button',
	...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
	return <button type={type} className={classes(look, className)} {...rest} />;
}

export function ButtonLink({
	look = 'green',
	className,
	...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
	return <Link className={classes(look, className)} {...rest} />;
}
