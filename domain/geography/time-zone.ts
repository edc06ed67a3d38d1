import tzLookup from '@photostructure/tz-lookup';
import type { Position } from './distance.ts';

/** The IANA time zone of a place, such as Europe/London. Throws for no position on Earth. */
export const timeZoneAt = ({ latitude, longitude }: Position): string => tzLookup(latitude, longitude);
