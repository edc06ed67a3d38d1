import { Panel } from '../form-with-panels.tsx';

const BENEFITS = [
	'Early access to new features',
	'A verified reviewer badge',
	'Invitations to events',
	'Occasional complimentary rounds',
	'Connecting with other golfers',
];

const CRITERIA = [
	'A passion for golf',
	'Clear, lively writing',
	'Knowledge of course design',
	'Experience of varied courses',
	'Honest reviews',
];

/** What a reviewer gets, and what we look for. */
export function ReviewerPanels() {
	return (
		<>
			<Panel title="Benefits">
				<ul>
					{BENEFITS.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
				<small>A complimentary round is declared with the review, like every benefit.</small>
			</Panel>
			<Panel title="Selection criteria">
				<ul>
					{CRITERIA.map((criterion) => (
						<li key={criterion}>{criterion}</li>
					))}
				</ul>
			</Panel>
		</>
	);
}
