import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './combobox.module.css';
import type { ComboboxProps } from './combobox-props.ts';
import field from './field.module.css';
import { described, Field } from './field.tsx';

type LiveComboboxProps<Item> = ComboboxProps<Item> & {
	/** What was typed while this code was on its way; null where there is nothing to look for. */
	typedBefore: string | null;
	/** Whether the field has the focus, and so its list is to open. */
	isInside: boolean;
};

/** The combobox at work, in the place of the still one. */
export function LiveCombobox<Item>(props: LiveComboboxProps<Item>) {
	const { id, name, items, chosen, keyOf, render, placeholder, disabled = false, emptyText } = props;
	const { label, hint, error, wide, optional, className, countText, listLabel } = props;
	const frame = { id, label, hint, error, wide, optional, className };
	const box = useSelectCombobox(props);
	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, in the place of the still field that had the focus.
	useLayoutEffect(() => {
		if (props.isInside) document.getElementById(id)?.focus();
		if (props.typedBefore) props.onType(props.typedBefore);
	}, []);
	return (
		<Field {...frame}>
			<div className={styles.box}>
				<SentValue name={name} value={chosen ? keyOf(chosen) : ''} focusInstead={id} />
				<input
					{...box.getInputProps({
						...described(frame),
						disabled,
						placeholder,
						'aria-required': !optional,
						// What is typed next takes the place of what was chosen.
						onClick: ({ currentTarget }) => box.isOpen || currentTarget.select(),
					})}
					className={`${field.control} ${field.select}`}
					autoCapitalize="none"
					spellCheck={false}
				/>
				<div className={styles.popup} hidden={!box.isOpen}>
					{/* A list that scrolls would be a stop of the Tab key, which closes it; nor may its scroll bar take the focus. */}
					<ul
						{...box.getMenuProps({
							'aria-label': listLabel,
							tabIndex: -1,
							onMouseDown: (event) => event.preventDefault(),
						})}
						className={styles.list}
					>
						{box.isOpen &&
							items.map((item, index) => (
								<li
									key={keyOf(item)}
									{...box.getItemProps({ item, index })}
									className={styles.option}
									data-pointed={box.highlightedIndex === index || undefined}
								>
									{render(item)}
								</li>
							))}
					</ul>
					{box.isOpen && items.length === 0 && <p className={styles.empty}>{emptyText}</p>}
				</div>
				<p className="sr-only" role="status">
					{box.isOpen && (items.length === 0 ? emptyText : countText(items.length))}
				</p>
			</div>
		</Field>
	);
}

function useSelectCombobox<Item>(props: LiveComboboxProps<Item>) {
	const { id, items, chosen, onChoose, onType, keyOf, textOf, typedBefore, isInside } = props;
	const types = useCombobox.stateChangeTypes;
	const chosenText = chosen ? textOf(chosen) : '';
	return useCombobox<Item>({
		inputId: id,
		labelId: `${id}-label`,
		menuId: `${id}-menu`,
		getItemId: (index) => `${id}-option-${index}`,
		items,
		initialIsOpen: isInside,
		initialInputValue: typedBefore || chosenText,
		selectedItem: chosen,
		itemToString: (item) => (item ? textOf(item) : ''),
		itemToKey: (item) => item && keyOf(item),
		onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
		onInputValueChange: ({ inputValue, type }) => onType(type === types.InputChange ? inputValue : ''),
		stateReducer(state, { type, changes }) {
			switch (type) {
				case types.InputChange: {
					const emptied = changes.inputValue === '';
					return { ...changes, highlightedIndex: emptied ? -1 : 0, ...(emptied && { selectedItem: null }) };
				}
				case types.InputClick:
					return { ...changes, isOpen: true };
				case types.InputKeyDownEnter:
					return state.highlightedIndex < 0 ? state : changes;
				case types.InputKeyDownEscape:
					return { ...state, isOpen: false, highlightedIndex: -1, inputValue: chosenText };
				case types.InputBlur:
					// Leaving with an item pointed at chooses it, as in a select; words that name nothing go.
					return changes.selectedItem === state.selectedItem ? { ...changes, inputValue: chosenText } : changes;
				default:
					return changes;
			}
		},
	});
}

type SentValueProps = { name: string | undefined; value: string; focusInstead: string };

/**
 * The form's own field. It can be focused by script, unlike a hidden one, so that a form which goes to its first bad field
 * gets to the combobox; and it tells the form of its changes as a typed field does.
 */
function SentValue({ name, value, focusInstead }: SentValueProps) {
	const ref = useRef<HTMLInputElement>(null);
	const before = useRef(value);
	useEffect(() => {
		if (before.current === value) return;
		before.current = value;
		ref.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
	}, [value]);
	return (
		<input
			ref={ref}
			className="sr-only"
			name={name}
			value={value}
			readOnly
			tabIndex={-1}
			aria-hidden="true"
			onFocus={() => document.getElementById(focusInstead)?.focus()}
		/>
	);
}
