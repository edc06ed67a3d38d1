import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failedPost } from './failed-post.ts';

const WORDS = {
	failed: 'Failed to submit review. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
};

const said = (error: unknown) => failedPost(error, WORDS).data.failed;

describe('a post that went wrong', () => {
	it('is unexpected where there was no answer', () => {
		expect(said(new TypeError('Failed to fetch'))).toBe(WORDS.unexpected);
	});

	it('says the server’s own words, else that it failed', () => {
		const problem = JSON.stringify({ title: 'Too many', detail: 'Please wait a minute.' });
		expect(said(new ErrorResponse(429, '', problem))).toBe('Please wait a minute.');
		for (const body of ['<html>', '{', '{"detail":5}', null])
			expect(said(new ErrorResponse(500, '', body))).toBe(WORDS.failed);
	});

	it('lets redirects pass', () => {
		expect(() => failedPost(redirect('/elsewhere'), WORDS)).toThrow(Response);
	});
});
