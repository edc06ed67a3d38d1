import { formatNumber } from '../format/format.ts';
import { sendToggle } from './toggle.ts';
import type { ViewerState } from './viewer-state.ts';

export const isListLike = ({ dataset }: HTMLFormElement) => dataset.action === 'like-list';

const formOnPage = () => document.querySelector<HTMLFormElement>('form[data-action="like-list"]');

/** The number of the list of which it is asked whether the member likes it. */
export const likeAsked = () => formOnPage()?.dataset.list;

/** Shows whether the member likes the page's list, and how many do. */
export function showListLike({ liked }: Pick<ViewerState, 'liked'>) {
	const button = formOnPage()?.querySelector('button');
	if (!button || !liked) return;
	button.ariaPressed = String(liked.isOn);
	const count = button.querySelector('[data-count]');
	if (count) count.textContent = liked.count > 0 ? ` · ${formatNumber(liked.count)}` : '';
}

/** Likes the page's list, or takes that back. The owner of one is told by its own page that it needs no like of theirs. */
export const sendListLike = (form: HTMLFormElement) =>
	sendToggle(form, { takingBack: '/removal', asked: { liked: likeAsked() }, isOnce: true, show: showListLike });
