import { foldText } from '#domain/shared/text/fold.ts';

/** What a course is sorted by, and found by at the desk: whoever stores a name stores this beside it. */
export const searchNameOf = (name: string): string => foldText(name);
