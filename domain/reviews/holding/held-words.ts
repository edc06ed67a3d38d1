/**
 * Words that hold a review until an editor has read it, folded as `foldText` does and matched as whole words. Advertising
 * of what has nothing to do with golf, and words that are hardly ever kind. A word that golf needs is not on it.
 */
export const HELD_WORDS: ReadonlySet<string> = new Set(
	`
	casino viagra cialis bitcoin crypto forex payday replica
	escort escorts porn porno xxx onlyfans telegram whatsapp seo backlinks giveaway promo
	idiot idiots moron morons imbecile imbeciles scum bitch bitches whore whores slut sluts cunt cunts
	fuck fucks fucked fucker fuckers fucking motherfucker shithead asshole assholes arsehole arseholes wanker wankers
	retarded nazi nazis faggot faggots nigger niggers nigga paki pakis gook
	kike kikes tranny trannies spastic subhuman
	arschloch hurensohn fotze wichser schlampe idioot klootzak kutwijf connard connards connasse salope encule putain
	hijoputa cabron cabrones maricon puta putas gilipollas stronzo stronzi puttana cazzo vaffanculo
	javla fitta kuksugare neger luder svin drittsekk perkele
	`
		.split(/\s+/)
		.filter(Boolean),
);
