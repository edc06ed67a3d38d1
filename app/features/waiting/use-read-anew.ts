import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onSent } from '#app/offline/waiting/sent.ts';

/**
 * Reads a page anew once something that waited was sent: for those that list it. One with a form is left alone: it would be made anew with
 * its stamp, and what somebody types in it would be gone.
 */
export function useReadAnewOnceSent() {
	const { revalidate } = useRevalidator();
	useEffect(() => onSent(revalidate), [revalidate]);
}
