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
	/** Members who found it helpful. */
	helpfulCount: number;
	/** What the club says to it; null: nothing. */
	clubAnswer: ClubAnswer | null;
	sample: boolean;
};

/** The one public answer of a club to a review. `editedAt` is null until it is edited. */
export type ClubAnswer = { content: string; createdAt: string; editedAt: string | null };

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
