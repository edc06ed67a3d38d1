/** As much of a form's control as tells whether it was changed. */
type Control = Partial<Pick<HTMLInputElement, 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>> & {
	options?: Iterable<Pick<HTMLOptionElement, 'selected' | 'defaultSelected'>>;
};

/** Whether a reader has changed something in a form, be it before the page's script was there. */
export const isTouched = (form: { elements: Iterable<unknown> }) =>
	// The elements of a form are controls; which of these properties each has depends on its kind.
	[...(form.elements as Iterable<Control>)].some(isChanged);

function isChanged({ value, defaultValue = value, checked, defaultChecked, options }: Control): boolean {
	if (options) {
		const all = [...options];
		const first = all.findIndex(({ defaultSelected }) => defaultSelected);
		// A select that is sent with nothing selected shows its first option.
		return all.length > 0 && !all[Math.max(first, 0)]?.selected;
	}
	return value !== defaultValue || checked !== defaultChecked;
}
