import { useEffect } from 'react';
import { showToast } from '#app/ui/toast-store.ts';

/** Shows the failure of a form's answer as a message, once for each answer. */
export function useFailureToast(answer: { failed?: string | null } | undefined, title = 'Error') {
	useEffect(() => {
		if (answer?.failed) showToast({ tone: 'destructive', title, description: answer.failed });
	}, [answer, title]);
}
