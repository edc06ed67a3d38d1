import { useEffect, useRef, useState } from 'react';
import styles from './combobox.module.css';
import type { ComboboxProps } from './combobox-props.ts';
import field from './field.module.css';
import { described, Field } from './field.tsx';
import { onFill } from './fill-event.ts';
import { restoreTypedInput } from './restore-typed-input.ts';

type Live = typeof import('./live-combobox.tsx').LiveCombobox;

/**
 * A select whose list is searched by typing: what is chosen is sent, what is only typed is not. The code of the list comes
 * when the field is pointed at; what is typed until then is not lost.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
	const [live, setLive] = useState<{ Combobox: Live } | null>(null);
	const [typed, setTyped] = useState<string | null>(null);
	const [isInside, setInside] = useState(false);
	const wake = () => {
		// Where it cannot be loaded the next touch tries again.
		import('./live-combobox.tsx').then(
			({ LiveCombobox }) => setLive({ Combobox: LiveCombobox }),
			() => {},
		);
	};
	// The list that is looked through is the one of now.
	useEffect(() => {
		const { name, items, keyOf, onChoose } = props;
		if (!name) return;
		return onFill(name, (value) => onChoose(items.find((item) => keyOf(item) === value) ?? null));
	});
	if (live) return <live.Combobox {...props} typedBefore={typed} isInside={isInside} />;
	return <StillCombobox {...props} typed={typed} onTouch={wake} onTypeAhead={setTyped} onMove={setInside} />;
}

type StillComboboxProps<Item> = ComboboxProps<Item> & {
	typed: string | null;
	onTouch: () => void;
	/** Called with null where nothing is left that the list should open for. */
	onTypeAhead: (text: string | null) => void;
	/** Called when the field is gone into, and when it is left. */
	onMove: (isInside: boolean) => void;
};

function StillCombobox<Item>(props: StillComboboxProps<Item>) {
	const { id, name, label, hint, error, wide, optional, className, chosen, keyOf, textOf, placeholder, disabled } =
		props;
	const { typed, onTouch, onTypeAhead, onMove } = props;
	const frame = { id, label, hint, error, wide, optional, className };
	const shown = chosen ? textOf(chosen) : '';
	const handlers = { ...props, shown };
	const input = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the page has come to life.
	useEffect(() => {
		const { current } = input;
		if (current) restoreTypedInput(current, current === document.activeElement, handlers);
	}, []);
	return (
		<Field {...frame}>
			<div className={styles.box}>
				<input type="hidden" name={name} value={chosen ? keyOf(chosen) : ''} />
				<input
					ref={input}
					{...described(frame)}
					role="combobox"
					aria-expanded="false"
					aria-autocomplete="list"
					aria-controls={`${id}-menu`}
					aria-required={!optional}
					autoComplete="off"
					disabled={disabled}
					placeholder={placeholder}
					value={typed || shown}
					onPointerOver={onTouch}
					onFocus={() => {
						onMove(true);
						onTypeAhead(typed ?? '');
						onTouch();
					}}
					onBlur={({ currentTarget }) => {
						// Whoever looks into another window comes back to the field.
						if (document.activeElement !== currentTarget) restoreTypedInput(currentTarget, false, handlers);
					}}
					onChange={({ currentTarget: { value } }) => {
						if (!value) props.onChoose(null);
						onTypeAhead(value);
					}}
					className={`${field.control} ${field.select}`}
					autoCapitalize="none"
					spellCheck={false}
				/>
				<div id={`${id}-menu`} role="listbox" tabIndex={-1} aria-label={props.listLabel} hidden />
			</div>
		</Field>
	);
}
