import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import styles from './link-panel.module.css';
import type { TripView } from './trip-view.server.ts';

type LinkPanelProps = {
	/** The whole address for the others; null while the link is closed. */
	address: string | null;
	action: string;
	trip: Pick<TripView, 'goesOn' | 'kept' | 'travellers'>;
};

/** The link of a trip: whoever has it reads and votes. The member closes it, gives a new one, and takes travellers off. */
export function LinkPanel({ address, action, trip: { goesOn, kept, travellers } }: LinkPanelProps) {
	const others = travellers.filter(({ isOwner }) => !isOwner);
	return (
		<section className={styles.panel} aria-labelledby="the-link">
			<h2 id="the-link">The link</h2>
			{address === null ? (
				<p>The link is closed: nobody but you can read the trip. Names and votes stay until {goesOn}.</p>
			) : (
				<>
					<p>
						Whoever has it reads the trip, types a name and votes. Names and votes go on {goesOn}, {kept} after the
						trip.
					</p>
					<TextField id="trip-link" label="Address to send to your friends" value={address} readOnly />
				</>
			)}
			<div className={styles.ways}>
				{address !== null && <Way {...{ action }} intent="close-link" words="Close the link" />}
				<Way
					{...{ action }}
					intent="new-link"
					words={address === null ? 'Open it with a new address' : 'Give a new one'}
				/>
			</div>
			{others.length > 0 && (
				<ul className={styles.travellers} aria-label="Travellers">
					{others.map(({ id, name }) => (
						<li key={id}>
							<span>{name}</span>
							<Way {...{ action }} intent="off" words="Take off" about={name} traveller={id} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

type WayProps = { action: string; intent: string; words: string; about?: string; traveller?: number };

const Way = ({ action, intent, words, about, traveller }: WayProps) => (
	<Form method="post" action={action} preventScrollReset>
		<StampField />
		{traveller !== undefined && <input type="hidden" name="traveller" value={traveller} />}
		<Button type="submit" look="quiet" name="intent" value={intent} aria-label={about && `${words}: ${about}`}>
			{words}
		</Button>
	</Form>
);
