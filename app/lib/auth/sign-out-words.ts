/** What the bar of every page says about signing out; apart from all other words, because every page carries them. */
export const SIGNED_OUT = { title: 'Signed out', description: 'You have been signed out on all your devices' } as const;

/** `refused`: the service's own words, if it had any. */
export const signOutFailed = (refused: string) =>
	({ tone: 'destructive', title: 'Error signing out', description: refused || 'Failed to sign out' }) as const;
