import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { sendPost } from './send-post.ts';

const WORDS = {
	failed: 'Failed to submit review. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
};

const send = (error: unknown, whenDone?: () => void) => sendPost(() => Promise.reject(error), WORDS, whenDone);
const said = async (error: unknown) => (await send(error)).data.failed;

describe('a post that went wrong', () => {
	it('says that there is no connection where there was no answer, and else that it was unexpected', async () => {
		expect(await said(new TypeError('Failed to fetch'))).toBe('You are offline. What you wrote is kept.');
		expect(await said(new Error('cannot be decoded'))).toBe(WORDS.unexpected);
	});

	it('leaves the question under which name it is sent to the one place that asks it', async () => {
		const other = new ErrorResponse(409, '', '{}');
		await expect(send(other)).rejects.toBe(other);
	});

	it('says the server’s own words, else that it failed', async () => {
		const problem = JSON.stringify({ title: 'Too many', detail: 'Please wait a minute.' });
		expect(await said(new ErrorResponse(429, '', problem))).toBe('Please wait a minute.');
		for (const body of ['<html>', '{', '{"detail":5}', null])
			expect(await said(new ErrorResponse(500, '', body))).toBe(WORDS.failed);
	});

	it('does not count as done', async () => {
		const done = vi.fn();
		await send(new ErrorResponse(500, '', null), done);
		expect(done).not.toHaveBeenCalled();
	});
});

describe('a post that was taken', () => {
	it('gives the answer of the server', async () => {
		expect(await sendPost(() => Promise.resolve({ kind: 'invalid' }), WORDS)).toEqual({ kind: 'invalid' });
	});

	it.each([
		['required', 0],
		['reset', 1],
	])('at the login page with flash=%s counts as done %i times', async (flash, times) => {
		const done = vi.fn();
		await expect(send(redirect(`/auth/login?flash=${flash}`), done)).rejects.toBeInstanceOf(Response);
		expect(done).toHaveBeenCalledTimes(times);
	});

	it('leads on, after what is to be done before', async () => {
		const done = vi.fn();
		await expect(send(redirect('/elsewhere'), done)).rejects.toBeInstanceOf(Response);
		expect(done).toHaveBeenCalledOnce();
	});
});
