import { expect, it } from 'vitest';
import { groupThousands } from './group-thousands.ts';

it.each([0, 7, 999, 1_000, 20_000, 123_456, 1_234_567, 999_999_999_999_999])(
	'%d reads as the platform has it',
	(count) => {
		expect(groupThousands(count)).toBe(new Intl.NumberFormat('en-GB').format(count));
	},
);
