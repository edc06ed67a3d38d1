import { createContext } from 'react-router';
import type { DomainContext } from '#domain/shared/context.ts';
import type { ByteText } from './byte-text.ts';

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
};

export const siteContext = createContext<Site>();

/**
 * Where a rendered page is left for the server: as a text of its bytes, not as the stream that a `Response` would make of it. `ownTurn`
 * is waited for before it is rendered. `aside` are the loaders' data by route, where the browser needs none; else null.
 */
export type FinishedPage = {
	html: ByteText | null;
	ownTurn: () => Promise<void>;
	aside: Record<string, unknown> | null;
};

export const finishedPage = createContext<FinishedPage>();
