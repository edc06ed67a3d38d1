import type { FieldControl } from '#app/lib/forms/use-form-fields.ts';
import { Checkbox } from '#app/ui/forms/checkbox.tsx';
import { GOLF_ITEMS, type GolfItem } from '#domain/members/shown-golf-rules.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { SHOWN_GOLF_LABELS } from '../auth/labels.ts';

/** A box for each item of a member's golf that the public page can show. */
export function ShownGolfFields({ control }: { control: FieldControl<GolfItem> }) {
	return (
		<>
			<div>
				{GOLF_ITEMS.map((item) => {
					const { defaultValue, ...field } = control(item);
					return (
						<Checkbox key={item} label={SHOWN_GOLF_LABELS[item]} defaultChecked={defaultValue === 'on'} {...field} />
					);
				})}
			</div>
			<p>
				Single rounds are shown one by one: choose <b>Edit</b> beside a round in{' '}
				<Link to={paths.memberGolf()}>My golf</Link> and tick the last box.
			</p>
		</>
	);
}
