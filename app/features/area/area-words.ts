const WITH_ARTICLE =
	/^(?:Algarve|Okanagan|Oslofjord|Valais|Costa|Côte|Central|Atlantic|Golden|First)\b|\b(?:coast|peninsula|alps|lakes|islands|highlands|sandbelt|riviera|route|delta|valley|country|savanna|hills|heath|sandhills|dolomites|laurentians|rockies|region|district)$/i;

/** "the Algarve", "Fife", "Bandon and the Oregon coast": an area's name within a sentence. */
export const areaInSentence = (name: string) =>
	WITH_ARTICLE.test(name) && !name.includes(' and ') ? `the ${name}` : name;
