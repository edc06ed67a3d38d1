import { createContext } from 'react-router';
import type { DomainContext } from '#domain/shared/context.ts';

/** What the server passes to loaders and actions for one request. */
export const domainContext = createContext<DomainContext>();

/** Facts of the installation that pages print. */
export type Site = {
	/** https://host without a slash at the end; canonical addresses and share pictures are built from it. */
	origin: string;
	companyName: string;
	companyAddress: string;
	mailDomain: string;
	socialLinks: { name: string; url: string }[];
	/** Sample reviews are loaded: a bar says so (decision R9). */
	samples: boolean;
	/** Credit lines of imported data, e.g. "© OpenStreetMap contributors". */
	credits: string[];
	/** The year now, for the footer. */
	year: number;
	/** The operator's own style of the maps, where there is one: its address, and the origins that it loads from. */
	mapStyle?: { url: string; origins: readonly string[] };
};

export const siteContext = createContext<Site>();

/**
 * Where the text of a rendered page is left for the server. A `Response` would make a stream of it, which costs a fifth of a page to read
 * again. `waitForTurn` is waited for before it is rendered: one page a turn, so that the process takes connections between two (R19).
 */
export type FinishedPage = { html: string | null; waitForTurn: () => Promise<void> };

export const finishedPage = createContext<FinishedPage>();
