import { parsePath } from 'react-router';
import { paths } from '../paths.ts';

/** Whether a form was not taken, because its session has ended. What went well may lead to the login page too. */
export function asksToSignIn(answer: Response): boolean {
	const { pathname, search } = parsePath(answer.headers.get('Location') ?? '');
	return pathname === paths.login() && new URLSearchParams(search).get('flash') === 'required';
}
