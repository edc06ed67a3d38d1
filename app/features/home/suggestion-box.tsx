import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { useSuggestions } from '../../lib/use-suggestions.ts';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './suggestion-box.module.css';
import { itemsOf, type SuggestionItem } from './suggestion-items.ts';

const ID = 'search-q';
const LABEL = 'Course or country';
const ROOM_PIXELS = 360;

/** The search box with its popup of up to five courses and five countries. Asleep it is a text box of a plain form. */
export function SuggestionBox({ onAwake }: { onAwake?: () => void }) {
	// What was typed before React was there is in the page already.
	const [typedBefore] = useState(() => (onAwake ? (fieldInPage()?.value ?? '') : ''));
	const [text, setText] = useState(typedBefore);
	const found = useSuggestions(text);
	const { courses, countries } = itemsOf(found);
	const items = [...courses, ...countries];
	const box = useSuggestionCombobox(items, typedBefore, setText);
	const emptyWords = found ? 'No course or country found.' : 'No suggestions just now. Search Course still works.';

	// biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the island has woken.
	useEffect(() => {
		onAwake?.();
		if (document.activeElement === fieldInPage()) box.openMenu();
	}, []);

	const above = useRoomAbove(box.isOpen);

	const option = (item: SuggestionItem) => {
		const index = items.indexOf(item);
		return { ...box.getItemProps({ item, index }), 'data-pointed': box.highlightedIndex === index || undefined };
	};

	return (
		<>
			<label {...box.getLabelProps()} htmlFor={ID}>
				{LABEL}
			</label>
			<input
				{...box.getInputProps({ onKeyDown: (event) => sendFormOnEnter(event, box.highlightedIndex) })}
				aria-activedescendant={box.highlightedIndex < 0 ? undefined : `${ID}-${box.highlightedIndex}`}
				name="q"
				type="search"
				placeholder="Ljunghusen, Japan, Ardfin…"
				maxLength={100}
				autoCapitalize="none"
				spellCheck={false}
			/>
			{/* What scrolls would be a stop of the Tab key, which closes it. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: all it does is to keep the focus in the field when its scroll bar is pulled. */}
			<div
				className={styles.popup}
				hidden={!box.isOpen}
				data-above={above || undefined}
				tabIndex={-1}
				onMouseDown={(event) => event.preventDefault()}
			>
				<div {...box.getMenuProps({ 'aria-label': LABEL })}>
					{box.isOpen && <Group title="Courses" items={courses} option={option} />}
					{box.isOpen && <Group title="Countries" items={countries} option={option} />}
				</div>
				{box.isOpen && items.length === 0 && <p className={styles.none}>{emptyWords}</p>}
			</div>
			<p className="sr-only" role="status">
				{box.isOpen && (items.length === 0 ? emptyWords : formatCount(items.length, 'suggestion'))}
			</p>
		</>
	);
}

function useSuggestionCombobox(items: SuggestionItem[], typedBefore: string, setText: (text: string) => void) {
	const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
	return useCombobox<SuggestionItem>({
		id: ID,
		inputId: ID,
		labelId: `${ID}-label`,
		menuId: `${ID}-menu`,
		getItemId: (index) => `${ID}-${index}`,
		items,
		initialInputValue: typedBefore,
		itemToString: (item) => item?.name ?? '',
		onInputValueChange: ({ inputValue }) => setText(inputValue),
		stateReducer: (state, { type, changes }) => {
			if (type === InputClick) return { ...changes, isOpen: true };
			// Leaving the box chooses nothing, whatever was pointed at.
			if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
			return changes;
		},
		onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.address),
	});
}

/** True when the popup opens upwards: there is too little room under the box, and more over it. */
function useRoomAbove(isOpen: boolean): boolean {
	const [above, setAbove] = useState(false);
	useLayoutEffect(() => {
		const box = isOpen && fieldInPage()?.getBoundingClientRect();
		if (!box) return;
		const under = innerHeight - box.bottom;
		setAbove(under < ROOM_PIXELS && box.top > under);
	}, [isOpen]);
	return above;
}

/** Enter with nothing pointed at sends the form, also while the popup is open; downshift would keep it to itself. */
function sendFormOnEnter(event: KeyboardEvent, highlightedIndex: number) {
	if (event.key === 'Enter' && highlightedIndex === -1) Object.assign(event, { preventDownshiftDefault: true });
}

type GroupProps = { title: string; items: SuggestionItem[]; option: (item: SuggestionItem) => object };

function Group({ title, items, option }: GroupProps) {
	if (items.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with this role; a fieldset is for a form.
		<div role="group" aria-label={title} className={styles.group}>
			<p className={styles.title} aria-hidden="true">
				{title}
			</p>
			{items.map((item) => (
				<div key={item.key} className={styles.item} {...option(item)}>
					<CourseName course={{ name: item.name, country: item.country ?? null }} />
					<small>
						<bdi>{item.note}</bdi>
					</small>
				</div>
			))}
		</div>
	);
}

const fieldInPage = () => document.querySelector<HTMLInputElement>(`#${ID}`);
