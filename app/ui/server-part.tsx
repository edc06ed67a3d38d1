import type { ReactNode } from 'react';

/** One object for good: React sees no change in it, and leaves alone what it finds there. */
export const NOTHING = { __html: '' };

/**
 * What the server alone renders: in the browser it stays as it stands. The component that is passed is to be imported
 * under `import.meta.env.SSR`, so that the build for the browser leaves it out.
 */
export function ServerPart({ className, children }: { className?: string; children: ReactNode }) {
	if (import.meta.env.SSR) return <div className={className}>{children}</div>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the content is a constant, and empty.
	return <div className={className} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}
