import { expect, it } from 'vitest';
import { isTouched } from './form-touched.ts';

const option = (selected: boolean, defaultSelected = false) => ({ selected, defaultSelected });
const text = (value: string, defaultValue = '') => ({ value, defaultValue, checked: false, defaultChecked: false });

it.each<[string, boolean, unknown]>([
	['a text as it was sent', false, text('Karin', 'Karin')],
	['a text that was typed', true, text('Wind from the sea')],
	['a text that was emptied', true, text('', 'Karin')],
	['a text area as it was sent', false, { value: '', defaultValue: '' }],
	['a box as it was sent', false, { value: 'on', defaultValue: 'on', checked: true, defaultChecked: true }],
	['a box that was ticked', true, { value: 'on', defaultValue: 'on', checked: true, defaultChecked: false }],
	['a select at its first option', false, { value: '', options: [option(true), option(false)] }],
	['a select as it was sent', false, { value: '7', options: [option(false), option(true, true)] }],
	['a select whose choice was made', true, { value: '7', options: [option(false), option(true)] }],
	['a select whose choice was taken back', true, { value: '', options: [option(true), option(false, true)] }],
	['a select without options', false, { value: '', options: [] }],
	['a button', false, { value: 'send' }],
	['a group of fields', false, {}],
])('%s is changed: %s', (_, changed, control) => {
	expect(isTouched({ elements: [text(''), control] })).toBe(changed);
});
