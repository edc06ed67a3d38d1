import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ServerPart } from '../../ui/server-part.tsx';
import styles from './review-details.module.css';
import { type ControlOf, DETAIL_FIELDS, type ReviewField } from './review-fields.ts';

type ReviewDetailsProps = {
	control: ControlOf;
	/** Something in it was filled or has to be mended. */
	open: boolean;
	asksEmail: boolean;
};

type Fields = typeof import('./detail-fields.tsx').DetailFields;
type Loaded = { Fields: Fields; typed: Record<string, string> };

/** For the server's page; a plain import would be part of the browser's first load. */
const ServerFields: Fields | null = import.meta.env.SSR ? (await import('./detail-fields.tsx')).DetailFields : null;

/**
 * Everything that may be left out, folded away. Its fields stand in the page from the server; their code comes when the
 * part is opened or pointed at, and takes over what was typed until then. Whoever is typing in it is left alone: it is taken
 * over when they leave it, or when it has something to say of what they typed.
 */
export function ReviewDetails({ control, open, asksEmail }: ReviewDetailsProps) {
	const place = useRef<HTMLDetailsElement>(null);
	const fetched = useRef<Fields | null>(null);
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const isBad = DETAIL_FIELDS.some((name) => control(name).error);
	// At once: what is typed after the fields were read and before they are replaced would be lost.
	const takeOver = () => {
		const Fields = fetched.current;
		if (Fields && !loaded) flushSync(() => setLoaded((before) => before ?? { Fields, typed: typedIn(place.current) }));
	};
	const load = async () => {
		// Where it cannot be loaded the fields stay as the server made them, and are sent all the same.
		fetched.current = (await import('./detail-fields.tsx').catch(() => null))?.DetailFields ?? null;
		if (isBad || !isTypedIn(place.current)) takeOver();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at once the page is alive, and when it has to open.
	useEffect(() => {
		if (open || place.current?.open) load();
	}, [open, isBad]);
	const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		// Whoever looks into another window comes back to the field.
		if (!currentTarget.contains(relatedTarget ?? document.activeElement)) takeOver();
	};
	const kept: ControlOf = (name: ReviewField) => {
		const it = control(name);
		return { ...it, defaultValue: loaded?.typed[name] ?? it.defaultValue };
	};
	return (
		<details
			ref={place}
			className={styles.details}
			open={open || undefined}
			onToggle={load}
			onPointerEnter={load}
			onBlur={leave}
		>
			<summary>Add details</summary>
			{loaded ? (
				<loaded.Fields control={kept} asksEmail={asksEmail} />
			) : (
				<ServerPart>{ServerFields && <ServerFields control={control} asksEmail={asksEmail} />}</ServerPart>
			)}
		</details>
	);
}

const isTypedIn = (place: HTMLElement | null) =>
	document.activeElement?.matches('input, select, textarea') && place?.contains(document.activeElement);

/** What stands in the fields that the server made. */
function typedIn(place: HTMLElement | null): Record<string, string> {
	const controls = place?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
	return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}
