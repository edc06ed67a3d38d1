import type { Photograph } from '../pictures/shapes.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import type { INSIDERS } from './circumstances.ts';
import type { HandicapBand } from './handicap-band.ts';
import type { HoldingRule } from './holding/holding-rules.ts';

/** A published review as pages show it. Dates are calendar days (YYYY-MM-DD), moments ISO 8601 in UTC. */
export type Review = {
	id: number;
	courseId: number;
	content: string;
	/** 1 to 10. */
	rating: number;
	datePlayed: string | null;
	createdAt: string;
	pros: string[];
	cons: string[];
	aspects: { aspect: string; grade: number }[];
	/** Display name: public name, else the profile's names, else the typed name, else 'Anonymous Golfer'. */
	userName: string;
	userAvatar: string | null;
	/** The address of the author's public page, where that is on. */
	golfer: string | null;
	/** The author has the badge. */
	reviewer: boolean;
	/** Written with an account. */
	member: boolean;
	verification: Verification;
	benefit: string | null;
	/** What ties its author to the club. */
	insider: Insider | null;
	/** Members who found it helpful. */
	helpfulCount: number;
	/** What the club says to it; null: nothing. */
	clubAnswer: ClubAnswer | null;
	/** The circumstances of the round, as far as they were told. */
	round: Round;
	/** The member's handicap when it was written, as a band only. */
	handicapBand: HandicapBand | null;
	sample: boolean;
	/** Those that are ready, in the reviewer's order. */
	photographs: Photograph[];
};

/** The one public answer of a club to a review. `editedAt` is null until it is edited. */
export type ClubAnswer = { content: string; createdAt: string; editedAt: string | null };

export type Round = {
	tees: string | null;
	transport: 'walked' | 'cart' | null;
	weather: string | null;
	/** In minor units. */
	price: { minor: number; currency: string } | null;
};

/** A reviewer's tie to the club of the course, or to another one (decision T2). */
export type Insider = (typeof INSIDERS)[number];

export type Verification = 'unverified' | 'checked-in' | 'booked' | 'play history';

/** A review with the course it speaks of, for lists across courses. */
export type ReviewWithCourse = Review & {
	courseName: string;
	/** 'location, country'. */
	courseLocation: string;
	courseSlug: string;
	countrySlug: string;
	courseImage: string | null;
};

/** A review as its author edits it. */
export type OwnText = {
	id: number;
	/** What an edit binds to. */
	version: number;
	status: 'published' | 'held' | 'rejected';
	heldBy: HoldingRule[];
	/** Why an editor took it down. */
	rejection: { ground: Ground; words: string } | null;
	/** It carries the check mark, which an edit takes off. */
	verified: boolean;
	/** Printed with the name that was typed, and not with a member's. */
	named: boolean;
	course: { id: number; slug: string; name: string; location: string; country: string; countrySlug: string };
	/** By the names of the form's fields. */
	fields: Record<string, string>;
};

/** A review that was just sent. */
export type SentReview = {
	id: number;
	content: string;
	heldBy: HoldingRule[];
	courseName: string;
	courseSlug: string;
	countrySlug: string;
	member: boolean;
	/** Its author may still show that the round was played; false for visitors, and for what is verified already. */
	verifiable: boolean;
	/** The round was played today, so that its author may be at the course. */
	checkInOpen: boolean;
	/** How many of its photographs are still being made ready. */
	photographsComing: number;
	/** A letter goes to the address that was left. */
	mailed: boolean;
	/** What lets a visitor edit or remove it. */
	link: string | null;
};

/** The mean of all grades of a UTC day (YYYY-MM-DD), with four decimals, and how many grades counted in it. */
export type PriorDay = { day: string; prior: number; grades: number };
